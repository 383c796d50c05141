import type {
  CompetitionSex,
  GameMode,
  RecordEventFactsFragment,
  SupportTournamentDetailsFragment,
  TournamentDetailsInput,
  TournamentFormat,
  TournamentType,
} from '@setpoint/client/documents';
import type { SharedValues } from '../competitions/shared-fields.js';
import { centsOf, NO_PRIZES, numberOf, prizesOf, prizesToSend, type Typed } from '../competitions/prizes.js';

/** A tournament as its form has it. */
export interface TournamentValues extends SharedValues {
  readonly name: string;
  readonly type: TournamentType;
  readonly sport: string;
  readonly numberPlayers: string;
  readonly sex: CompetitionSex;
  readonly levelMin: Typed;
  readonly levelMax: Typed;
  readonly ageMin: Typed;
  readonly ageMax: Typed;
  readonly isPrivate: boolean;
  readonly format: TournamentFormat;
  readonly gameMode: GameMode;
  /** In euros. */
  readonly price: Typed;
  readonly startOn: string;
  readonly summerDays: Typed;
  readonly teamsToStart: Typed;
  readonly minTeams: Typed;
  readonly maxTeams: Typed;
  readonly seeds: Typed;
  readonly place: PlaceOfForm | null;
  readonly radiusKm: Typed;
  readonly slamId: string;
}

export interface PlaceOfForm {
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

export const NEW_TOURNAMENT: TournamentValues = {
  ...{ name: '', type: 'CLASSIC', sport: '2', numberPlayers: '2', sex: 'ALL' },
  ...{ levelMin: '', levelMax: '', ageMin: '', ageMax: '', isPrivate: false },
  ...{ format: 'GROUPS_AND_PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', price: 20, startOn: '', summerDays: '' },
  ...{ teamsToStart: 16, minTeams: 6, maxTeams: 16, seeds: '', place: null, radiusKm: 20, rules: '', slamId: '' },
  ...{ prizes: NO_PRIZES, reason: '' },
};

/** The form of a tournament that is there. */
export function valuesOf(shown: SupportTournamentDetailsFragment): TournamentValues {
  const { place, prizes, price, sport, numberPlayers, timeZone } = shown;
  return {
    ...NEW_TOURNAMENT,
    ...{ name: shown.name, type: shown.type.toUpperCase() as TournamentType, sport: sport.id, sex: shown.sex },
    ...{ numberPlayers: String(numberPlayers), isPrivate: shown.isPrivate, format: shown.format },
    ...{ levelMin: shown.levelMin ?? '', levelMax: shown.levelMax ?? '' },
    ...{ ageMin: shown.ageMin ?? '', ageMax: shown.ageMax ?? '', gameMode: shown.gameMode },
    ...{ price: price.cents / 100, startOn: shown.startOn, teamsToStart: shown.teamsToStart },
    ...{ minTeams: shown.minTeams, maxTeams: shown.maxTeams, seeds: shown.seeds ?? '' },
    place: { city: place.city, lat: place.lat, lng: place.lng, timeZone },
    ...{ radiusKm: place.radiusKm, rules: shown.rules ?? '', summerDays: shown.summerDays ?? '' },
    slamId: shown.slam?.id ?? '',
    prizes: prizesOf(prizes),
  };
}

/** What a record says of a tournament; the other fields stay as they are. */
export const valuesFrom = (event: RecordEventFactsFragment): Partial<TournamentValues> => ({
  name: event.name,
  ...(event.sport && { sport: event.sport.id }),
  ...(event.format && { format: event.format }),
  ...(event.gameMode && { gameMode: event.gameMode }),
  ...(event.numberPlayers && { numberPlayers: String(event.numberPlayers) }),
  ...(event.startOn && { startOn: event.startOn }),
});

/** What is sent; what is missing the server names. */
export function detailsOf(values: TournamentValues): TournamentDetailsInput {
  const { place, prizes, sport, numberPlayers, price, rules } = values;
  return {
    ...{ name: values.name.trim(), type: values.type, sex: values.sex, isPrivate: values.isPrivate },
    ...{ sport: Number(sport), numberPlayers: Number(numberPlayers), format: values.format, gameMode: values.gameMode },
    ...{ levelMin: numberOf(values.levelMin), levelMax: numberOf(values.levelMax) },
    ...{ ageMin: numberOf(values.ageMin), ageMax: numberOf(values.ageMax) },
    ...{ priceCents: centsOf(price) ?? 0, startOn: values.startOn, summerDays: numberOf(values.summerDays) },
    ...{ teamsToStart: numberOf(values.teamsToStart) ?? 0, minTeams: numberOf(values.minTeams) ?? 0 },
    ...{ maxTeams: numberOf(values.maxTeams) ?? 0, seeds: numberOf(values.seeds) },
    ...{ city: place?.city ?? '', lat: place?.lat ?? 0, lng: place?.lng ?? 0, timeZone: place?.timeZone ?? '' },
    ...{ radiusKm: numberOf(values.radiusKm) ?? 0, rules: rules.trim() || null, slamId: slamIdOf(values) },
    prizes: prizesToSend(prizes),
  };
}

/** Of qualifiers alone, whatever stood in the field before the type was changed. */
const slamIdOf = ({ type, slamId }: TournamentValues) => (type === 'SLAM_QUALI' && slamId.trim()) || null;
