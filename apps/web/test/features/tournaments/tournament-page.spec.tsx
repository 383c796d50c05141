import { act, screen, waitFor, within } from '@testing-library/react';
import { learnTime } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, aPlayer } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { aFixture, anEntry, aTournament, euros } from '../../tournaments.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const serve = (more: Made = {}) => theApiKnows({ tournament: aTournament(more) });
const nextStep = async () => (await screen.findAllByRole('heading', { level: 3 }))[0]!.closest('section')!;
const registration = (more: Made = {}) => ({
  id: 'r',
  state: 'CONFIRMED',
  captain: aPlayer('Ana Rossi'),
  partner: null,
  until: null,
  paymentReference: null,
  paymentRefusal: null,
  endedBecause: null,
  mayCancel: false,
  mayWithdraw: false,
  ...more,
});
const task = (kind: string, more: Made = {}) => ({ kind, until: null, fixture: null, award: null, ...more });
const toPlay = (myActions: readonly string[], more: Made = {}) =>
  task('PLAY', { fixture: aFixture({ match: aMatch({ id: 'm', state: 'ORGANIZING', myActions, ...more }) }) });

const UNPLANNED = { court: null, datePlay: null, timePlay: null };

describe('page of a tournament', () => {
  beforeEach(() => learnTime('2026-06-01T10:00:00Z'));
  afterEach(() => act(() => learnTime('unknown')));

  it('TRN-04 RTE-06~ shows how it stands, for whom, where and what there is to win', async () => {
    serve();
    await visit('/tournament/spring-cup');
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring Cup' })).toBeInTheDocument();
    const hero = screen.getByRole('heading', { level: 2, name: 'Spring Cup' }).closest('article')!;
    expect(hero).toHaveTextContent('Tennis · Singles · Everybody · Level 3.0–4.5');
    expect(hero).toHaveTextContent('12 daysuntil the start');
    expect(hero).toHaveTextContent('Starts Sun 14 June');
    expect(hero).toHaveTextContent('Milano and 20 km around');
    expect(hero).toHaveTextContent('10 of 16 places taken');
    expect(hero).toHaveTextContent('It goes ahead. 6 more entries start it early');
    const facts = screen.getByRole('region', { name: 'At a glance' });
    expect(facts).toHaveTextContent('from 18 years');
    expect(facts).toHaveTextContent('€25 per player');
    expect(screen.getByRole('region', { name: 'Prizes' })).toHaveTextContent('voucher of €50 or 500 Smash points');
    expect(await nextStep()).toHaveTextContent('€25 per player. Your first tournament is half the price.');
    expect(document.title).toBe('Spring Cup · Setpoint');
    await expectAccessible();
  });

  it.each([
    ['entries are still needed', { teams: 5 }, '3 more entries needed by Sun 14 June'],
    ['it is full', { placesLeft: 0, teams: 16 }, 'All places are taken'],
    ['it is drawn next', { state: 'CLOSED' }, 'Registrations are closed: the draw comes next'],
    ['it was called off', { state: 'CANCELLED' }, 'Called off: everybody gets back what they paid'],
  ])('TRN-02~ says it when %s', async (_, more, words) => {
    serve(more);
    await visit('/tournament/spring-cup');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('TRN-06~ a place that is held is taken: the number agrees with the places that are left', async () => {
    serve({ teams: 0, placesTaken: 1, placesLeft: 3, maxTeams: 4, myRegistration: registration({ state: 'HELD' }) });
    await visit('/tournament/spring-cup');
    expect(await screen.findByText('1 of 4 places taken')).toBeVisible();
  });

  it.each([
    ['IN_PROGRESS', 'Began Sun 14 June'],
    ['COMPLETED', 'Began Sun 14 June'],
    ['CLOSED', 'Starts Sun 14 June'],
    ['CANCELLED', 'Was to start Sun 14 June'],
  ])('TRN-02~ what was called off has not begun: %s', async (state, words) => {
    learnTime('2026-06-20T10:00:00Z');
    serve({ state });
    await visit('/tournament/spring-cup');
    expect(await screen.findByText(words)).toBeVisible();
    act(() => learnTime('unknown'));
  });

  it('TRN-13~ says who has won', async () => {
    serve({ state: 'COMPLETED', awards: [{ id: 'a', placing: 'WINNER', player: aPlayer('Ben Serra') }] });
    await visit('/tournament/spring-cup');
    expect(await screen.findByText('Won by Ben Serra')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Who won' })).toHaveTextContent('WinnerBen Serra');
  });

  it.each([
    ['register', {}, 'Play in it', 'Register', '/tournament/spring-cup/subscribe'],
    [
      'pay for the held place',
      { myTasks: [task('PAY', { until: '2026-06-01T10:24:00Z' })], myRegistration: registration({ state: 'HELD' }) },
      'Pay to keep your place',
      'Pay',
      '/tournament/spring-cup/subscribe',
    ],
    [
      'give availability',
      { myTasks: [task('ENTER_AVAILABILITY')], myRegistration: registration() },
      'Say when you can play',
      'Give availability',
      '/player/sports/availability',
    ],
    [
      'propose a time',
      { state: 'IN_PROGRESS', myTasks: [toPlay(['ORGANISE'], UNPLANNED)] },
      'Agree on court and time',
      'Propose a time',
      '/match/m?do=organise',
    ],
    [
      'enter the result',
      { state: 'IN_PROGRESS', myTasks: [toPlay(['ENTER_RESULT'], { state: 'AWAITING_RESULT' })] },
      'How did it end?',
      'Enter the result',
      '/match/m?do=result',
    ],
    [
      'confirm the result',
      { state: 'IN_PROGRESS', myTasks: [toPlay(['CONFIRM_RESULT'])] },
      'Is this result right?',
      'Answer',
      '/match/m?do=confirm',
    ],
    [
      'look at my match',
      { state: 'IN_PROGRESS', myTasks: [toPlay([])] },
      'Play your match',
      'Open the match',
      '/match/m',
    ],
    [
      'take the prize',
      { state: 'COMPLETED', myTasks: [task('TAKE_AWARD', { award: { id: 'a', placing: 'WINNER' } })] },
      'You’ve won a prize',
      'Take the prize',
      '/tournament/spring-cup/take-award',
    ],
    [
      'see who else is in',
      { myRegistration: registration() },
      'You’re in',
      'See who’s in',
      '/tournament/spring-cup/teams',
    ],
    [
      'follow the others until the next opponent is known',
      { state: 'IN_PROGRESS', myRegistration: registration() },
      'Nothing to do right now',
      'See the bracket',
      '/tournament/spring-cup/bracket',
    ],
    ['follow others’', { state: 'IN_PROGRESS' }, 'Follow along', 'See the bracket', '/tournament/spring-cup/bracket'],
    ['find another', { state: 'CANCELLED' }, 'It won’t be played', 'Other tournaments', '/tournament/list'],
  ])('TRN-04 my one action: %s', async (_, more, title, action, to) => {
    serve(more);
    signedInAs();
    await visit('/tournament/spring-cup');
    const section = within((await screen.findByRole('heading', { name: title })).closest('section')!);
    expect(section.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  it('TRN-16~ names my opponent and how much time is left', async () => {
    serve({ state: 'IN_PROGRESS', myTasks: [{ ...toPlay(['ORGANISE'], UNPLANNED), until: '2026-06-01T15:30:30Z' }] });
    signedInAs();
    await visit('/tournament/spring-cup');
    const section = await nextStep();
    expect(section).toHaveTextContent('Against Ben Serra');
    expect(section).toHaveTextContent('5 h 30 minleft');
  });

  it.each([
    [
      'LEVEL_NOT_ALLOWED',
      'The level is outside the limits of this tournament.',
      'Find another tournament',
      '/tournament/list',
    ],
    ['LEVEL_REQUIRED', 'You have no level in this sport yet.', 'Estimate my level', '/player/sports'],
    ['TOO_MANY_REQUESTS', 'Too many tries for now.', 'Try again', '/tournament/spring-cup/subscribe'],
  ])('TRN-06~ says in words why I can’t register: %s', async (registrationRefusal, words, way, to) => {
    serve({ registrationRefusal });
    signedInAs();
    await visit('/tournament/spring-cup');
    const section = await nextStep();
    expect(section).toHaveTextContent(words);
    expect(within(section).getByRole('link', { name: way })).toHaveAttribute('href', to);
  });

  it('TRN-06~ leads who is barred from paid registrations to support alone', async () => {
    serve({ registrationRefusal: 'PAID_REGISTRATIONS_BLOCKED' });
    signedInAs();
    await visit('/tournament/spring-cup');
    const section = await nextStep();
    expect(section).toHaveTextContent('Write to us if you think that’s a mistake.');
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/support#write']);
  });

  it('TRN-07~ waits for the partner’s payment, and says why a place was lost', async () => {
    serve({
      myRegistration: registration({
        state: 'AWAITING_PARTNER',
        partner: aPlayer('Ben Serra'),
        until: '2026-06-01T20:00:30Z',
      }),
    });
    signedInAs();
    await visit('/tournament/spring-cup');
    expect(await nextStep()).toHaveTextContent('The team is in as soon as Ben Serra has paid.10 h 0 minleft');
  });

  it('TRN-07~ says why a registration ended', async () => {
    serve({ myRegistration: registration({ state: 'RELEASED', endedBecause: 'NOT_PAID' }) });
    signedInAs();
    await visit('/tournament/spring-cup');
    expect(await nextStep()).toHaveTextContent('it wasn’t paid in time');
    expect(within(await nextStep()).getByRole('link', { name: 'Register' })).toBeVisible();
  });

  it('TRN-05~ gives an unpaid registration up after asking, and shows what was refused', async () => {
    serve({ myRegistration: registration({ state: 'HELD', mayCancel: true }) });
    theNetwork().operations['CancelRegistration'] = () => ({
      command: {
        __typename: 'RegistrationPayload',
        success: false,
        errorCode: 'REGISTRATION_OVER',
        registration: null,
      },
    });
    signedInAs();
    const { user } = await visit('/tournament/spring-cup');
    await user.click(await screen.findByRole('button', { name: 'Give up the registration' }));
    const sheet = await screen.findByRole('dialog', { name: 'Give up your registration?' });
    await expectAccessible();
    await user.click(within(sheet).getByRole('button', { name: 'Give up the registration' }));
    expect(await screen.findByText('This registration has ended.')).toBeVisible();
    expect(sent('CancelRegistration')).toEqual([{ registrationId: 'r' }]);
    await waitFor(() => expect(sent('TournamentPage')).toHaveLength(2));
  });

  it('TRN-12~ takes an offered place of a slam, or withdraws from it', async () => {
    serve({ type: 'slam', myRegistration: registration({ state: 'OFFERED', mayWithdraw: true }) });
    const answer = { __typename: 'RegistrationPayload', success: false, registration: null };
    theNetwork().operations['TakeOfferedPlace'] = () => ({ command: { ...answer, errorCode: 'OFFER_EXPIRED' } });
    theNetwork().operations['WithdrawFromSlam'] = () => ({ command: { ...answer, errorCode: 'UNDER_TEN_DAYS' } });
    signedInAs();
    const { user } = await visit('/tournament/spring-cup');
    await user.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect(await screen.findByText(/The offer has run out/)).toBeVisible();
    expect(sent('TakeOfferedPlace')).toEqual([{ registrationId: 'r' }]);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const sheet = await screen.findByRole('dialog', { name: 'Withdraw from this tournament?' });
    await user.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/less than ten days to the start/)).toBeVisible();
  });

  it('lists what else there is to do', async () => {
    serve({ myTasks: [task('PAY'), task('ENTER_AVAILABILITY')], myRegistration: registration({ state: 'HELD' }) });
    signedInAs();
    await visit('/tournament/spring-cup');
    expect(within(await nextStep()).getByRole('link', { name: 'Say when you can play' })).toHaveAttribute(
      'href',
      '/player/sports/availability',
    );
  });

  it('TRN-04 what others do appears by itself', async () => {
    fakeLive();
    serve();
    signedInAs();
    await visit('/tournament/spring-cup');
    await screen.findByText('10 of 16 places taken');
    await publish('TournamentUpdated', {
      tournamentUpdated: { __typename: 'Tournament', id: 'spring-cup', placesTaken: 11, price: { ...euros(25) } },
    });
    expect(await screen.findByText('11 of 16 places taken')).toBeVisible();
  });

  it.each([
    ['a visitor', null, true],
    ['who enters for the first time', true, true],
    ['who has entered before', false, false],
  ])('BIL-04~ tells %s of the half price of the first tournament where it applies', async (_, isFirst, told) => {
    if (isFirst !== null) signedInAs();
    theApiKnows({ tournament: () => aTournament({}), myNextTournamentIsFirst: isFirst });
    await visit('/tournament/spring-cup');
    await screen.findByRole('region', { name: 'At a glance' });
    if (isFirst !== null) await waitFor(() => expect(sent('NextTournament')).toHaveLength(1));
    await (told
      ? screen.findByText('Your first tournament is half the price.')
      : waitFor(() => expect(screen.queryByText('Your first tournament is half the price.')).not.toBeInTheDocument()));
  });

  it('RTE-06~ RTE-13 an unknown tournament is the 404 screen; an unknown page leads to the tournament', async () => {
    theApiKnows({ tournament: null });
    await visit('/tournament/nobodys');
    expect(await screen.findByRole('heading', { name: 'No such tournament' })).toBeVisible();
  });

  it.each(['/tournament/spring-cup/nonsense', '/tournament/spring-cup/groups', '/tournament/spring-cup/info'])(
    'RTE-06~ %s, which it has no page for, leads to the tournament',
    async (address) => {
      serve();
      const { path } = await visit(address);
      await screen.findByRole('heading', { level: 2, name: 'Spring Cup' });
      await waitFor(() => expect(path()).toBe('/tournament/spring-cup'));
    },
  );

  it('SHL-08~ says when it can not be loaded, and tries again', async () => {
    theNetwork().operations['TournamentPage'] = () => {
      throw new Error('down');
    };
    await visit('/tournament/spring-cup');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('TRN-01~ a private one is kept from search engines and hides who plays', async () => {
    serve({ isPrivate: true, entries: null });
    await visit('/tournament/spring-cup/teams');
    expect(await screen.findByRole('heading', { name: 'A private tournament' })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('TRN-04 shows who is in and who seeks a partner, and puts me among them', async () => {
    const carla = aPlayer('Carla Neri', { bestLevel: { rating: 4 }, isFollowedByMe: true });
    const dino = aPlayer('Dino Blu', { bestLevel: { rating: 3 } });
    serve({
      numberPlayers: 2,
      entries: [anEntry(['Ben Serra', 'Eva Verdi'], { seed: 1 })],
      seekingTeam: [carla, dino],
    });
    theNetwork().operations['SeekTeam'] = () => ({
      command: { __typename: 'SeekTeamPayload', success: false, errorCode: 'ALREADY_ENROLLED', tournament: null },
    });
    signedInAs();
    const { user } = await visit('/tournament/spring-cup/teams');
    const entries = await screen.findByRole('region', { name: '1 entry' });
    expect(within(entries).getByRole('listitem')).toHaveTextContent(/Ben Serra.*Eva Verdi/);
    expect(within(entries).getByText('Seed 1')).toBeInTheDocument();
    const seeking = within(screen.getByRole('region', { name: 'Looking for a partner' }));
    expect(seeking.getByRole('link', { name: 'Enter together' })).toHaveAttribute(
      'href',
      '/tournament/spring-cup/subscribe/carla',
    );
    expect(seeking.getByRole('button', { name: /Follow Dino/ })).toBeVisible();
    await expectAccessible();
    await user.click(seeking.getByRole('switch', { name: 'I’m looking for a partner, too' }));
    expect(await screen.findByText('You’re in already.')).toBeVisible();
    expect(sent('SeekTeam')).toEqual([{ tournamentId: 'spring-cup', seeking: true }]);
  });

  it('TRN-03~ TRN-04 has the rules, and the seed that anyone can check the draw with', async () => {
    serve({
      rules: 'Bring balls.\n\nBe kind.',
      draw: { seed: '00ff'.repeat(8), version: 1, drawnAt: '2026-06-13T22:05:00Z' },
    });
    await visit('/tournament/spring-cup/rules');
    expect(await screen.findByText(/Best of three sets to 6/)).toBeVisible();
    expect(screen.getByText('Be kind.')).toBeVisible();
    const draw = screen.getByRole('region', { name: 'The draw' });
    expect(draw).toHaveTextContent('anyone can check it');
    expect(draw).toHaveTextContent('00ff'.repeat(8));
    expect(draw).toHaveTextContent('14/06/2026 00:05');
    await expectAccessible();
  });

  it('TRN-04 TRN-12~ a slam has a priority list in turn; photos have a page where there are some', async () => {
    serve({
      type: 'slam',
      photos: [{ id: 'p', smallUrl: '/p-small.webp', largeUrl: '/p.webp' }],
      priorityList: [
        { position: 1, entryId: 'e1', players: [aPlayer('Ben Serra')], matches: 12 },
        { position: 2, entryId: 'e2', players: [aPlayer('Ana Rossi')], matches: 1 },
      ],
    });
    signedInAs();
    const { user } = await visit('/tournament/spring-cup/priority-list');
    const items = (await screen.findByText('12 matches')).closest('ol')!;
    expect(
      within(items)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Ben Serra12 matches'), expect.stringContaining('Ana Rossi1 match')]);
    await expectAccessible();
    await user.click(screen.getByRole('tab', { name: 'Photos' }));
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', '/p-small.webp');
    expect(screen.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
  });

  it('MAT-16~ the page of a match leads to its tournament', async () => {
    const competition = {
      kind: 'TOURNAMENT',
      id: 'spring-cup',
      name: 'Spring Cup',
      stage: 'SEMIFINAL',
      closesAt: '2026-06-21T22:00:00Z',
      timeZone: 'Europe/Rome',
      extensions: 0,
      isTimeUp: false,
      abandonedBy: null,
    };
    theApiKnows({ match: aMatch({ id: 'm', competition }) });
    await visit('/match/m');
    expect(await screen.findByRole('link', { name: 'Spring Cup' })).toHaveAttribute('href', '/tournament/spring-cup');
    expect(screen.getByText(/Semifinal · Play by Sun 21 June/)).toBeVisible();
  });
});
