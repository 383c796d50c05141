import { defineService } from '@setpoint/service-kit';
import { __Name__Module } from './__name__.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';

export const __name__Service = defineService({
  name: '__name__',
  root: new URL('../', import.meta.url),
  module: __Name__Module,
  entities,
  migrations,
});
