import { z } from 'zod';
import { extended, extension, type TodsParticipant } from './record.js';

export interface Player {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** What TODS calls given and family name: here people have one, as they wrote it. */
export function playerNamed(id: string, name: string): Player {
  const [givenName = '', ...rest] = name.split(' ');
  return { id, givenName, familyName: rest.join(' ') };
}

const nameOf = ({ givenName, familyName }: Player): string => `${givenName} ${familyName}`.trim();

/** One player in singles, two in doubles. */
export interface TodsSide {
  readonly id: string;
  readonly players: readonly Player[];
}

export const isDoubles = (sides: readonly TodsSide[]): boolean => sides.some(({ players }) => players.length > 1);

export const entriesOf = (sides: readonly TodsSide[]) =>
  sides.map(({ id }, index) => ({
    participantId: id,
    entryPosition: index + 1,
    entryStatus: 'DIRECT_ACCEPTANCE',
    entryStage: 'MAIN',
  }));

/** A side with the people in it. What TODS has no word for is an extension of the side. */
export function participantsOf({ id, players }: TodsSide, doubles: boolean, more?: object): TodsParticipant[] {
  const extensions = more && { extensions: extension(more) };
  if (!doubles) return players.map((player) => ({ ...individual(player, id), ...extensions }));
  const pair = {
    participantId: id,
    participantType: 'PAIR',
    participantRole: 'COMPETITOR',
    participantName: players.map(nameOf).join('/'),
    individualParticipantIds: players.map((player) => player.id),
    ...extensions,
  };
  return [...players.map((player) => individual(player, player.id)), pair];
}

export const individual = (player: Player, participantId: string): TodsParticipant => ({
  participantId,
  participantType: 'INDIVIDUAL',
  participantRole: 'COMPETITOR',
  participantName: nameOf(player),
  person: { personId: player.id, standardGivenName: player.givenName, standardFamilyName: player.familyName },
});

const sideExtension = z.object({ rating: z.number().min(0).max(100) });

/** With which a side was drawn, where the record says so. */
export const ratingIn = (more: unknown): number | null => sideExtension.safeParse(more).data?.rating ?? null;

/** In the order of the record; null if a placed entry or a player of a pair is not a participant. */
export function sidesIn(
  participants: readonly TodsParticipant[],
  placed: ReadonlySet<string | null>,
): readonly (TodsSide & { readonly more: unknown })[] | null {
  const byId = new Map(participants.map((participant) => [participant.participantId, participant]));
  const sides = participants.flatMap((participant) => {
    const { participantId: id, individualParticipantIds } = participant;
    if (!placed.has(id)) return [];
    // Some name nobody within somebody alone.
    const ids = individualParticipantIds?.length ? individualParticipantIds : [id];
    const players = ids.flatMap((each) => playerOf(byId.get(each)) ?? []);
    return [{ id, players, more: extended(participant), isComplete: players.length === ids.length }];
  });
  const known = new Set<string | null>([null, ...sides.map(({ id }) => id)]);
  if ([...placed].some((id) => !known.has(id)) || !sides.every(({ isComplete }) => isComplete)) return null;
  return sides.map(({ id, players, more }) => ({ id, players, more }));
}

export function playerOf(participant: TodsParticipant | undefined): Player | null {
  if (!participant) return null;
  const { participantId, participantName = '', person } = participant;
  const id = person?.personId ?? participantId;
  const [givenName, familyName] = [person?.standardGivenName ?? '', person?.standardFamilyName ?? ''];
  return givenName || familyName ? { id, givenName, familyName } : playerNamed(id, participantName);
}
