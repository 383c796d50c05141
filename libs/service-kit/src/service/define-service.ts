import type { Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { ObjectRules } from '../graphql/access.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import type { Migration } from '../storage/connection.js';
import type { RunningService } from './runtime.js';

/** `node dist/main.js --<flag> <argument>`: runs once on the service's database, then the process exits. */
export interface ServiceCommand {
  /** What the argument is. */
  readonly argument: string;
  /** Resolves with the text to print; a command that is not done ends with 1. */
  run(service: RunningService, argument: string): Promise<{ readonly done: boolean; readonly text: string }>;
}

export interface ServiceDefinition {
  /** Schema in Postgres, consumer group, subgraph name, owner of its events. */
  readonly name: string;
  /** The package's folder, which contains schema.graphql. */
  readonly root: URL;
  /** A module with providers only: use-cases, resolvers, handlers, timers, repositories. */
  readonly module: Type;
  /** Its tables. */
  // Each EntitySchema has its own row type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly entities?: readonly EntitySchema<any>[];
  /** Its migrations, oldest first; append only. */
  readonly migrations?: readonly Migration[];
  /** The service's own settings; every field has a default. */
  readonly config?: z.ZodObject;
  /** Object checks behind @access SELF and PARTICIPANT, for each type. */
  readonly objectRules?: ObjectRules;
  /** Personal data in its tables: what is exported, and what happens to it on deletion (ACC-06, BYD-08). */
  readonly personalData?: PersonalData;
  /** Commands of its own for operators, by the flag without its dashes. */
  readonly commands?: Readonly<Record<string, ServiceCommand>>;
}

/** Defines a service. The same definition runs standalone, embedded and in tests. */
export function defineService(definition: ServiceDefinition): ServiceDefinition {
  if (!/^[a-z][a-z0-9_]*$/.test(definition.name)) throw new Error(`${definition.name} can't be the name of a service`);
  return definition;
}
