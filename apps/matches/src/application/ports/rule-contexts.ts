import type { UserId } from '@setpoint/kernel';
import type { RuleContext } from '../../domain/rule-context.js';

/** What rules need to know of a viewer, to offer the right actions. */
export abstract class RuleContexts {
  abstract of(viewer: UserId): Promise<RuleContext>;
}
