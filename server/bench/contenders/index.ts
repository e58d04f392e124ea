// contenders: servers that play the same matches, each a process with its load.
export { type Crowd, type Server, type ServerName, startServer } from './startServer.ts';
