import { __entity__Added, outgoing } from '@setpoint/events';
import type { __Entity__ } from '../domain/__entity-file__.js';

/** What other services hear of a new __words__. */
export const __entity__AddedEvent = ({ id, name, addedBy }: __Entity__) =>
  outgoing(__entity__Added, { __entity__Id: id, name, addedBy });
