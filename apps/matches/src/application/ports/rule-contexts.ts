import type { UserId } from '@setpoint/kernel';
import type { RuleContext } from '../../domain/rule-context.js';

/** What the rules need about a viewer to offer actions. */
export abstract class RuleContexts {
  abstract of(viewer: UserId): Promise<RuleContext>;
}
