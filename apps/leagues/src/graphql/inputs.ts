import { InvalidInput, isSportId, pageSize, type NumberPlayersId, type PageRequest } from '@setpoint/kernel';
import type { LeagueRules } from '@setpoint/league';
import type { LeagueCriteria } from '../application/ports/league-reads.js';
import type { LeagueDetails } from '../domain/league-details.js';
import type { Prize, PrizeChoice } from '../domain/league.js';
import type { Preferences } from '../domain/subscription.js';
import type {
  CompetitionSex,
  LeagueDetailsInput,
  LeaguePrizeInput,
  LeaguesFilter,
  NearInput,
  SubscriptionPreferencesInput,
  SupportLeaguesFilter,
} from './generated/schema.js';

// Maps GraphQL inputs to the input of use-cases.

const SEX: Readonly<Record<CompetitionSex, LeagueRules['sex']>> = { MEN: 'M', WOMEN: 'F', MIXED: 'MIXED', ALL: 'ALL' };

export const sexOf = (sex: LeagueRules['sex']): CompetitionSex =>
  (Object.keys(SEX) as CompetitionSex[]).find((name) => SEX[name] === sex)!;

export const toPage = (args: { first?: number | null; after?: string | null }, otherwise = 20): PageRequest => ({
  first: pageSize(args.first, otherwise),
  after: args.after ?? null,
});

export const toCriteria = (filter: LeaguesFilter | null | undefined): LeagueCriteria => ({
  near: filter?.near ? toNear(filter.near) : null,
  sports: filter?.sports?.filter(isSportId) ?? null,
  sex: filter?.sex?.map((sex) => SEX[sex]) ?? null,
  numberPlayers: (filter?.numberPlayers as NumberPlayersId | null | undefined) ?? null,
  actualState: filter?.actualState ?? null,
  ...{ text: null, year: null, needsDecision: false },
});

export const toSupportCriteria = (filter: SupportLeaguesFilter | null | undefined): LeagueCriteria => ({
  ...toCriteria(null),
  sports: filter?.sports?.filter(isSportId) ?? null,
  text: filter?.text?.trim() || null,
  year: filter?.year ?? null,
  needsDecision: filter?.needsDecision ?? false,
});

function toNear({ lat, lng, km }: NearInput) {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180)
    throw new InvalidInput('INVALID_POSITION', 'near is not a position on Earth');
  return { lat, lng, km: Math.min(500, Math.max(1, km ?? 30)) };
}

export const toPreferences = (input: SubscriptionPreferencesInput): Preferences => ({
  ...{ absenceFrom: input.absenceFrom ?? null, absenceTo: input.absenceTo ?? null },
  notificationMobile: input.notificationMobile?.replaceAll(' ', '') || null,
  courtIds: [...new Set(input.courtIds ?? [])],
});

export const toDetails = ({ provinceCode, sex, prizes, rules, ...rest }: LeagueDetailsInput): LeagueDetails => ({
  ...{ ...rest, province: provinceCode.trim().toUpperCase(), sex: SEX[sex] },
  ...{ rules: rules?.trim() || null, prizes: prizes.map(toPrize) },
});

export function toPrize({ placing, voucherCents, points, creditCents }: LeaguePrizeInput): Prize {
  const choices: PrizeChoice[] = [];
  if (voucherCents != null) choices.push({ kind: 'VOUCHER', cents: voucherCents, points: null });
  if (points != null) choices.push({ kind: 'POINTS', cents: null, points });
  if (creditCents != null) choices.push({ kind: 'CREDIT', cents: creditCents, points: null });
  return { placing, choices };
}
