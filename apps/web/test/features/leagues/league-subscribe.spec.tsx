import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPlayer } from '../../club.js';
import { aLeague, aSubscription } from '../../leagues.js';
import { signedInAs, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const serve = (league: Made = {}, answers: Made = {}) =>
  theApiKnows({
    league: () => aLeague(league),
    subscriptionDraft: null,
    myBillingData: null,
    checkSubscription: { success: true, errorCode: null },
    saveSubscriptionDraft: { success: true, errorCode: null, draft: null },
    ...answers,
  });

describe('subscribing to a league', () => {
  beforeEach(() => signedInAs());

  it('LEA-02 LEA-10~ RTE-07~ goes from preferences to the subscription, which is made once', async () => {
    let league: Made = {};
    serve(league, {
      league: () => aLeague(league),
      subscribeToLeague: () => {
        league = { mySubscription: aSubscription() };
        return {
          ...{ success: true, errorCode: null, fieldErrors: [] },
          subscription: { ...aSubscription(), league: aLeague(league) },
        };
      },
    });
    const { user, path } = await visit('/league/milano-singles/subscribe');
    const mobile = await screen.findByLabelText('Mobile number for the matches');
    expect(document.querySelector('a[href="/player/sports/availability"]')).toBeInTheDocument();
    for (const field of ['From', 'To, included']) expect(screen.getByLabelText(field)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('This isn’t right. Have another look.')).toBeInTheDocument();
    await expectAccessible();
    await user.type(mobile, '+39 333 1234567');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await waitFor(() => expect(path()).toBe('/league/milano-singles/subscribe/confirmed'));
    expect(await screen.findByText('You’re in!')).toBeInTheDocument();
    await expectAccessible();
    const preferences = { absenceFrom: null, absenceTo: null, notificationMobile: '+393331234567', courtIds: [] };
    expect(sent('SubscribeToLeague')).toEqual([
      {
        ...{ leagueId: 'milano-singles', requestId: expect.any(String), expectedCents: 2_000 },
        ...{ partnerId: null, reserveId: null, preferences },
      },
    ]);
    // What is typed is kept meanwhile, too, if somebody is slow.
    expect(sent('SaveSubscriptionDraft').at(-1)).toMatchObject({ activeStep: 2, isComplete: false, preferences });
  });

  const atTheTeam = {
    ...{ leagueId: 'milano-singles', activeStep: 1, isComplete: false, partnerId: null, reserveId: null },
    preferences: { absenceFrom: null, absenceTo: null, notificationMobile: '+393331234567', courtIds: [] },
    ...{ useCredit: true, couponCode: null, voucherIds: [] },
  };

  it('LEA-02 LEA-03~ in doubles one names a partner or a reserve; who cannot be in the team says why', async () => {
    serve(
      { numberPlayers: 2 },
      {
        subscriptionDraft: atTheTeam,
        teammateCandidates: [
          { user: aPlayer('Ben Serra'), refusal: null },
          { user: aPlayer('Cleo Tani'), refusal: 'TEAMMATE_SEX_NOT_ALLOWED' },
        ],
        checkSubscription: ({ input }: { input: { reserveId: string | null } }) =>
          input.reserveId ? { success: true, errorCode: null } : { success: false, errorCode: 'TEAMMATE_REQUIRED' },
      },
    );
    const { user } = await visit('/league/milano-singles/subscribe');
    const role = await screen.findByLabelText('Ben Serra plays as');
    expect(screen.getByText('This league isn’t open to players of that sex.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Cleo Tani plays as')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Choose a partner or a reserve/)).toBeInTheDocument();
    await user.selectOptions(role, 'reserve');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Go on to pay' })).toBeInTheDocument();
  });

  it('LEA-02~ among many whom one follows a teammate is looked for by name', async () => {
    const names = ['Ben Serra', 'Cleo Tani', 'Dino Blu', 'Eva Verdi', 'Fabio Gallo', 'Gina Riva'];
    serve(
      { numberPlayers: 2 },
      {
        subscriptionDraft: atTheTeam,
        teammateCandidates: ({ text }: { text: string | null }) =>
          names.filter((name) => name.includes(text ?? '')).map((name) => ({ user: aPlayer(name), refusal: null })),
      },
    );
    const { user } = await visit('/league/milano-singles/subscribe');
    const search = await screen.findByLabelText('Search by name');
    await user.type(search, 'Eva');
    await waitFor(() => expect(screen.queryByText('Ben Serra')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Eva Verdi plays as')).toBeInTheDocument();
    await user.type(search, 'nna');
    expect(await screen.findByText('Nobody of this name')).toBeInTheDocument();
    expect(search).toHaveValue('Evanna');
  });

  it('LEA-03~ LEA-10~ RTE-07~ a refusal has a screen with the way on', async () => {
    serve({ subscribingRefusal: 'LEVEL_REQUIRED' });
    const { path } = await visit('/league/milano-singles/subscribe');
    expect(await screen.findByText(/You need a level in this sport/)).toBeInTheDocument();
    expect(path()).toBe('/league/milano-singles/subscribe/error?why=LEVEL_REQUIRED');
    expect(screen.getByRole('link', { name: 'Find a public match' })).toHaveAttribute('href', '/match/list');
    await expectAccessible();
  });

  it.each([
    ['en', 'Enrolment opens on Sun 1 March.'],
    ['it', 'Le iscrizioni sono aperte dal dom 1 marzo.'],
    ['es', 'Las inscripciones se abren el dom, 1 de marzo.'],
    ['fr', 'Les inscriptions ouvrent le dim. 1 mars.'],
  ] as const)('LEA-03~ who comes before enrolment opens is told the day, in %s', async (language, words) => {
    signedInAs({ language });
    serve({ subscribingRefusal: 'ENROLMENT_NOT_OPEN', enrolmentOpensOn: '2026-03-01' });
    const { path } = await visit('/league/milano-singles/subscribe', { language });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(path()).toBe('/league/milano-singles/subscribe/error?why=ENROLMENT_NOT_OPEN');
  });

  it('LEA-03~ who comes before enrolment opens is told so where the day is not known', async () => {
    serve({ enrolmentOpensOn: null });
    await visit('/league/milano-singles/subscribe/error?why=ENROLMENT_NOT_OPEN');
    expect(await screen.findByText('Enrolment isn’t open yet.')).toBeInTheDocument();
  });

  it.each([
    ['PAID_REGISTRATIONS_BLOCKED', 'Write to us', '/support#write'],
    ['SEX_NOT_ALLOWED', 'Check my details', '/player/account'],
    ['ENROLMENT_CLOSED', 'To the league', '/league/milano-singles'],
    ['LEAGUE_NOT_FOUND', 'All leagues', '/league'],
    ['SOMETHING_WENT_WRONG', 'Try again', '/league/milano-singles/subscribe'],
  ])('LEA-03~ leads on from %s, the best way first', async (code, label, href) => {
    serve();
    await visit(`/league/milano-singles/subscribe/error?why=${code}`);
    const [first] = await screen.findAllByRole('link', { name: label });
    expect(first).toHaveAttribute('href', href);
  });

  const tooMany = {
    ...{ success: false, errorCode: 'TOO_MANY_REQUESTS', fieldErrors: [] },
    ...{ retryAfterSeconds: 1_200, subscription: null },
  };

  it.each([
    ['to subscribe', 'subscribe', {}, 'Go on to pay'],
    ['to name teammates', 'subscribe/edit', { mySubscription: aSubscription() }, 'Save'],
  ])('API-14~ LEA-03~ says when to try again after too many tries %s', async (_, page, league, button) => {
    const subscriptionDraft = { ...atTheTeam, activeStep: 2 };
    serve(league, { subscriptionDraft, subscribeToLeague: tooMany, changeSubscription: tooMany });
    const { user } = await visit(`/league/milano-singles/${page}`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many tries for now. You can try again in 20 minutes.',
    );
  });

  it('LEA-09 LEA-10~ RTE-07~ changes apply from the next phase on', async () => {
    serve(
      { mySubscription: aSubscription() },
      {
        changeSubscription: { success: true, errorCode: null, fieldErrors: [], subscription: aSubscription() },
      },
    );
    const { user, path } = await visit('/league/milano-singles/subscribe/edit');
    const from = await screen.findByLabelText('From');
    await user.type(from, '2026-04-10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give both days, or none.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('To, included'), '2026-04-20');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/league/milano-singles'));
    expect(sent('ChangeSubscription')).toEqual([
      expect.objectContaining({
        subscriptionId: 'subscription-1',
        preferences: expect.objectContaining({ absenceFrom: '2026-04-10', absenceTo: '2026-04-20' }),
      }),
    ]);
  });
});
