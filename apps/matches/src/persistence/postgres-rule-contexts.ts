import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { RuleContexts } from '../application/ports/rule-contexts.js';
import type { RuleContext } from '../domain/rule-context.js';
import { loadViewerContext } from './queries/rule-context.js';

@Injectable()
export class PostgresRuleContexts extends RuleContexts {
  constructor(private readonly storage: Storage) {
    super();
  }

  override of(viewer: UserId): Promise<RuleContext> {
    return loadViewerContext(this.storage.manager, viewer);
  }
}
