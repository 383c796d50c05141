import { Clock, userId } from '@setpoint/kernel';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import { Geocoder, type Place } from '../../src/application/ports/geocoder.js';
import { ChangeOwnProfile } from '../../src/application/change-own-profile.js';
import { FollowByInvitation } from '../../src/application/follow-by-invitation.js';
import { OwnProfile } from '../../src/application/own-profile.js';
import { RelateToPlayer, type RelateCommand } from '../../src/application/relate-to-player.js';
import { SaveAbsence } from '../../src/application/save-absence.js';
import { SaveAvailability } from '../../src/application/save-availability.js';
import { SaveProfile } from '../../src/application/save-profile.js';
import { SaveSports } from '../../src/application/save-sports.js';
import { UpdateUser } from '../../src/application/update-user.js';
import { ANA, aPlayer, at, BEN, CARLA } from '../builders.js';
import { MemoryPlayers, MemoryRelations } from '../memory/memory-players.js';

class June extends Clock {
  now() {
    return at('2026-06-01');
  }
}

class Nowhere extends Geocoder {
  search = () => Promise.resolve<Place[]>([]);
  nearest = () => Promise.resolve(null);
  defaultPlace = () => Promise.reject<Place>(new Error('not asked'));
  timeZoneAt = () => 'Europe/Rome';
}

function stage() {
  const limiter = new MemoryRateLimiter();
  const players = new MemoryPlayers(
    aPlayer({ id: ANA, inviteCode: 'ANAANA22' }),
    aPlayer({ id: BEN, inviteCode: 'BENBEN22' }),
    aPlayer({ id: CARLA, standing: 'UNVERIFIED' }),
  );
  const relations = new MemoryRelations();
  const own = new ChangeOwnProfile(players, limiter);
  const relate = new RelateToPlayer(players, relations, limiter);
  return {
    players,
    relations,
    own,
    saveProfile: new SaveProfile(own, new June()),
    saveSports: new SaveSports(own),
    saveAvailability: new SaveAvailability(own),
    saveAbsence: new SaveAbsence(own, new June()),
    updateUser: new UpdateUser(own, new Nowhere()),
    invited: new FollowByInvitation(players, relations, limiter),
    ana: (what: RelateCommand['what'], playerId = BEN) => relate.execute({ playerId, what }, ANA),
    ben: (what: RelateCommand['what'], playerId = ANA) => relate.execute({ playerId, what }, BEN),
  };
}

const names = (events: readonly { contract: { name: string } }[]) => events.map(({ contract }) => contract.name);

describe('changing my own profile', () => {
  it('ACC-01 saves general data and tells who should know', async () => {
    const { saveProfile, players } = stage();
    expect(await saveProfile.execute({ firstName: 'Anna', heightCm: 170 }, ANA)).toMatchObject({
      ok: true,
      value: { firstName: 'Anna', heightCm: 170 },
    });
    expect(names(players.events)).toEqual(['profile-changed']);
  });

  it('ACC-01 tells nobody of what concerns nobody, nor of what stays as it was', async () => {
    const { saveProfile, saveAvailability, players } = stage();
    await saveProfile.execute({ heightCm: 170, firstName: 'Ana' }, ANA);
    await saveAvailability.execute({ noFixedDays: true, slots: [] }, ANA);
    expect(players.events).toEqual([]);
    expect(players.profiles.get(ANA)?.availability.noFixedDays).toBe(true);
  });

  it('PLY-10 tells the levels when sports are chosen, and no levels when they are dropped', async () => {
    const { saveSports, players } = stage();
    await saveSports.execute([{ sport: 2, level: 3.5 }], ANA);
    expect(players.events.map(({ data }) => data)).toMatchObject([
      { userId: ANA, sports: [2] },
      { userId: ANA, levels: [{ sport: 2, numberPlayers: 2, rating: 3.5 }] },
    ]);
    await saveSports.execute([{ sport: 2, level: null }], ANA);
    expect(players.events.at(-1)?.data).toEqual({ userId: ANA, levels: [] });
  });

  it('PLY-10 tells when the player is away, and when back', async () => {
    const { saveAbsence, players } = stage();
    const absence = { from: '2026-07-01', to: '2026-07-14' };
    await saveAbsence.execute(absence, ANA);
    await saveAbsence.execute(null, ANA);
    expect(players.events.map(({ data }) => data)).toEqual([
      { userId: ANA, absence },
      { userId: ANA, absence: null },
    ]);
  });

  it('API-05 changes the language', async () => {
    const { updateUser, players } = stage();
    await updateUser.execute({ language: 'es' }, ANA);
    expect(players.events.map(({ data }) => data)).toMatchObject([{ language: 'es' }]);
  });

  it('ACC-01 changes nothing when one field is wrong', async () => {
    const { saveProfile, players } = stage();
    const before = players.profiles.get(ANA);
    expect(await saveProfile.execute({ firstName: 'Anna', heightCm: 1 }, ANA)).toMatchObject({ code: 'INVALID_DATA' });
    expect(players.profiles.get(ANA)).toBe(before);
  });

  it('ACC-01 refuses who has no profile', async () => {
    expect(await stage().saveProfile.execute({ sex: 'F' }, userId('nobody'))).toMatchObject({
      code: 'PLAYER_NOT_FOUND',
    });
  });

  it('API-14 refuses a flood of changes', async () => {
    const { saveSports } = stage();
    const answers = await Promise.all(Array.from({ length: 130 }, () => saveSports.execute([], ANA)));
    expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
  });
});

describe('following and blocking', () => {
  it('PLY-04 follows once, however often', async () => {
    const { ana, relations } = stage();
    expect(await ana('FOLLOW')).toMatchObject({ ok: true, value: { id: BEN } });
    expect(await ana('FOLLOW')).toMatchObject({ ok: true });
    expect(relations.events.map(({ data }) => data)).toEqual([{ followerId: ANA, followedId: BEN, following: true }]);
  });

  it('PLY-04 lets nobody follow or block themself', async () => {
    const { ana } = stage();
    expect(await ana('FOLLOW', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
    expect(await ana('BLOCK', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
  });

  it('PLY-04 refuses who is not there, and to follow who is not seen yet', async () => {
    const { ana } = stage();
    expect(await ana('FOLLOW', userId('nobody'))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    expect(await ana('FOLLOW', CARLA)).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  });

  it('PLY-04 blocks, ends both follows, and neither can follow until the block is lifted', async () => {
    const { ana, ben, relations } = stage();
    await ana('FOLLOW');
    await ben('FOLLOW');
    await ana('BLOCK');
    expect(relations.of(ANA, BEN)).toEqual({ iFollow: false, followsMe: false, iBlock: true, blocksMe: false });
    expect(await ana('FOLLOW')).toMatchObject({ code: 'PLAYER_BLOCKED' });
    expect(await ben('FOLLOW')).toMatchObject({ code: 'PLAYER_BLOCKED' });
    await ana('UNBLOCK');
    expect(await ben('FOLLOW')).toMatchObject({ ok: true });
    expect(names(relations.events).slice(2, 5)).toEqual(['follow-changed', 'follow-changed', 'block-changed']);
  });

  it('API-14 refuses a flood of follows', async () => {
    const { ana } = stage();
    const answers = await Promise.all(Array.from({ length: 121 }, () => ana('FOLLOW')));
    expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });
});

describe('following by invitation', () => {
  it('AUTH-28 makes the two follow each other and answers whose code it is', async () => {
    const { invited, relations } = stage();
    expect(await invited.execute(' benben22', ANA)).toMatchObject({ ok: true, value: { id: BEN } });
    expect(relations.of(ANA, BEN)).toMatchObject({ iFollow: true, followsMe: true });
    expect(relations.events.every(({ data }) => (data as { byInvitation?: boolean }).byInvitation)).toBe(true);
  });

  it('AUTH-28 refuses an unknown code and changes nothing', async () => {
    const { invited, relations } = stage();
    expect(await invited.execute('XXXXXXXX', ANA)).toMatchObject({ code: 'INVITE_CODE_USER_NOT_FOUND' });
    expect(relations.events).toEqual([]);
  });

  it('API-08 refuses my own code, and that of somebody with a block', async () => {
    const { invited, ben } = stage();
    expect(await invited.execute('ANAANA22', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
    await ben('BLOCK');
    expect(await invited.execute('BENBEN22', ANA)).toMatchObject({ code: 'PLAYER_BLOCKED' });
  });

  it('API-14 refuses guessing', async () => {
    const { invited } = stage();
    for (let i = 0; i < 20; i++) await invited.execute('XXXXXXXX', ANA);
    expect(await invited.execute('BENBEN22', ANA)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('the own profile', () => {
  it('API-01 is waited for when the registration was not heard of yet', async () => {
    const { players } = stage();
    const dan = aPlayer({ id: userId('dan') });
    const asked = new OwnProfile(players).execute(dan.id);
    players.profiles.set(dan.id, dan);
    expect(await asked).toBe(dan);
  });
});
