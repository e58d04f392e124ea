// Reads: everything that can be asked over HTTP: every question of the table, and the exports.

import express, { type Router } from 'express';
import { affairAnswers, type AffairPorts } from './affairs.ts';
import { meAnswers } from './me.ts';
import { readRoutes } from './reading.ts';
import { exportRoute, staffAnswers, type StaffPorts } from './staff.ts';

/** Makes the routes for everything that is read of the event. */
export const readsOf = (ports: AffairPorts & StaffPorts): Router =>
  express
    .Router()
    .use(
      readRoutes(ports, { ...meAnswers(ports), ...affairAnswers(ports), ...staffAnswers(ports) }),
      exportRoute(ports),
    );
