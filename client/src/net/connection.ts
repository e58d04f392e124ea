// Connection: whether the server hears this phone, and if not, why as far as the phone can tell.

export type Connection = 'connecting' | 'online' | 'offline';
