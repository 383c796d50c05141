import { __entity__Added, outgoing } from '@setpoint/events';
import type { __Entity__ } from '../domain/__entity-file__.js';

/** The event that a new __words__ emits. */
export const __entity__AddedEvent = ({ id, name, addedBy }: __Entity__) =>
  outgoing(__entity__Added, { __entity__Id: id, name, addedBy });
