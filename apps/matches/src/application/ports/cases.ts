import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Case, CaseKind, CaseState } from '../../domain/cases/case.js';

export interface CaseCriteria {
  readonly state?: CaseState | null;
  readonly kind?: CaseKind | null;
  readonly accusedId?: UserId | null;
}

/** Read access to support cases. */
export abstract class Cases {
  /** Newest first. */
  abstract page(criteria: CaseCriteria, page: PageRequest): Promise<Page<Case>>;
  abstract byId(id: string): Promise<Case | null>;
  /** Reports about this person, newest first. */
  abstract about(person: UserId, most: number): Promise<readonly Case[]>;
}
