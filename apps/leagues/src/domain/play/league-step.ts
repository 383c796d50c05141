/** Actions of support on league play, for its history (ADM-01). */
export interface LeagueStep {
  readonly leagueId: string;
  readonly kind: 'MEMBER_MOVED' | 'MEMBER_EXCLUDED' | 'FIXTURE_EXTENDED' | 'FIXTURE_DECIDED';
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
  readonly before: string | null;
  readonly after: string | null;
}
