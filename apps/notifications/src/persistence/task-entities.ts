import { EntitySchema } from 'typeorm';
import type { Task } from '../application/ports/tasks.js';

export interface TaskRow {
  id: string;
  user_id: string;
  kind: Task['kind'];
  about: Task['about'];
  costs: Task['costs'];
  cents: number | null;
  since: Date;
  until: Date | null;
}

export const TaskEntity = new EntitySchema<TaskRow>({
  name: 'task',
  tableName: 'task',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text' },
    kind: { type: 'text' },
    about: { type: 'jsonb' },
    costs: { type: 'text', nullable: true },
    cents: { type: 'bigint', nullable: true },
    since: { type: 'timestamptz' },
    until: { type: 'timestamptz', nullable: true },
  },
});
