// Reads: all that can be asked, put together: every question of the table, and the exports.

import express, { type Router } from 'express';
import { affairAnswers, type AffairPorts } from './affairs.ts';
import { meAnswers } from './me.ts';
import { readRoutes } from './reading.ts';
import { exportRoute, staffAnswers, type StaffPorts } from './staff.ts';

/** Makes the routes of everything that is read of the event. */
export const readsOf = (ports: AffairPorts & StaffPorts): Router =>
  express
    .Router()
    .use(
      readRoutes(ports, { ...meAnswers(ports), ...affairAnswers(ports), ...staffAnswers(ports) }),
      exportRoute(ports),
    );
