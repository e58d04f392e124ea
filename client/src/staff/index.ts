// staff: the desk of referees and organisers, and the screen for the hall.

export { HallRoutes, StaffRoutes } from './routes.tsx';
export { CallsAtHome } from './shell/toldDesk.tsx';
