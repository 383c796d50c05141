import type { Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { ObjectRules } from '../graphql/access.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import type { Migration } from '../storage/connection.js';

export interface ServiceDefinition {
  /** Schema in Postgres, consumer group, subgraph name, owner of its events. */
  readonly name: string;
  /** The package's folder: schema.graphql is found there. */
  readonly root: URL;
  /** A module with providers only: use-cases, resolvers, handlers, timers, repositories. */
  readonly module: Type;
  /** Its tables. */
  // Each schema has a row type of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly entities?: readonly EntitySchema<any>[];
  /** Its migrations, oldest first; append only. */
  readonly migrations?: readonly Migration[];
  /** The service's own settings; every field has a default. */
  readonly config?: z.ZodObject;
  /** Object checks behind @access SELF and PARTICIPANT, for each type. */
  readonly objectRules?: ObjectRules;
  /** What its tables hold of people: what of it they get, and what becomes of it when they leave (ACC-06, BYD-08). */
  readonly personalData?: PersonalData;
}

/** Says what a service is made of. The same definition runs alone, embedded and in tests. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  if (!/^[a-z][a-z0-9_]*$/.test(definition.name)) throw new Error(`${definition.name} can't be the name of a service`);
  return definition;
}
