import { screen, waitFor, within } from '@testing-library/react';
import { schemaResolver } from '@mantine/form';
import { platformNow } from '@setpoint/client/time';
import { changed, emptyDraft, toInput, type MatchDraft } from '../../../src/features/matches/new/draft.js';
import { matchDraftShape, matchSteps } from '../../../src/features/matches/new/rules.js';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const giulia = { name: 'Giulia', by: 'email', address: 'giulia@example.com', side: 'B' } as const;
const marco = { name: 'Marco', by: 'phone', address: '+393331234567', side: 'A' } as const;
const aDraft = (more: Partial<MatchDraft> = {}): MatchDraft => ({
  ...emptyDraft('r1'),
  ...{ sport: 1, numPlayer: 2, ...more },
});
const invitationErrors = (draft: MatchDraft) => {
  const { early, complete } = matchSteps('ana', platformNow())[3]!;
  return [early, complete].reduce(
    (found, schema) => ({ ...found, ...(schema && schemaResolver(schema(), { sync: true })(draft)) }),
    {},
  );
};

describe('guests of a draft', () => {
  it('MAT-05~ take a place of their side, and none that is not there', () => {
    const one = changed(aDraft(), { kind: 'invite-guest', guest: marco });
    expect(one.guests).toEqual([marco]);
    expect(changed(one, { kind: 'invite-guest', guest: { ...giulia, side: 'A' } })).toBe(one);
    const ben = { id: 'ben', displayName: 'Ben', avatarThumbnail: null, isFollowedByMe: true };
    expect(changed(one, { kind: 'invite', side: 'A', player: ben })).toBe(one);
    expect(changed(one, { kind: 'uninvite-guest', address: marco.address }).guests).toEqual([]);
  });

  it('MAT-05~ MAT-01~ are no more than places when doubles become singles', () => {
    const doubles = aDraft({ guests: [marco, giulia, { ...giulia, address: 'g2@example.com' }] });
    expect(changed(doubles, { kind: 'set', values: { numPlayer: 1 } }).guests).toEqual([giulia]);
  });

  it('MAT-05~ MAT-03~ count in a private match, each address once', () => {
    const type = 'private' as const;
    expect(invitationErrors(aDraft({ type, guests: [giulia] }))).toEqual({ invitations: 'TOO_FEW_INVITED_DOUBLES' });
    expect(invitationErrors(aDraft({ type, guests: [giulia, marco] }))).toEqual({});
    const twice = [giulia, { ...giulia, address: 'GIULIA@example.com' }];
    expect(invitationErrors(aDraft({ guests: twice }))).toEqual({ invitations: 'GUEST_EXISTS' });
  });

  it('MAT-05~ go to the API by mail or phone; a draft from before there were guests has none', () => {
    expect(toInput(aDraft({ guests: [giulia, marco] }))?.guests).toEqual([
      { side: 'B', name: 'Giulia', email: 'giulia@example.com' },
      { side: 'A', name: 'Marco', phone: '+393331234567' },
    ]);
    const old = JSON.parse(JSON.stringify({ ...aDraft(), guests: undefined })) as unknown;
    expect(matchDraftShape.parse(old).guests).toEqual([]);
  });
});

describe('inviting a guest in the wizard', () => {
  beforeEach(() => {
    theApiKnows({
      players: aPage([]),
      courts: aPage([]),
      createMatch: () => ({
        ...{ success: false, errorCode: 'INVALID_DATA', match: null, overlapping: [] },
        fieldErrors: [{ field: 'guests.0.email', code: 'INVALID' }],
      }),
    });
    signedInAs();
    window.localStorage.setItem('setpoint.draft.match.ana', JSON.stringify(aDraft({ numPlayer: 1, activeStep: 3 })));
  });

  it('MAT-05~ says what is wrong at its field, keeps the guest over the steps, and sends them with the match', async () => {
    const { user } = await visit('/match/new');
    await user.click(await screen.findByRole('button', { name: 'Invite a guest' }));
    await user.type(screen.getByLabelText('Mail', { selector: 'input[type=email]' }), 'giulia');
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.');
    const address = screen.getByLabelText('Mail', { selector: 'input[type=email]' });
    expect(address).toHaveAccessibleDescription(/Write the whole address/);
    await expectAccessible();
    await user.type(screen.getByLabelText('Name'), 'Giulia');
    await user.type(address, '@example.com');
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    const seats = within(screen.getByRole('region', { name: 'Team B' }));
    expect(await seats.findByText('Giulia (guest)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite a guest' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Giulia (guest)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create match' }));
    await waitFor(() => expect(sent('CreateMatch')).toHaveLength(1));
    expect(sent('CreateMatch')[0]).toMatchObject({
      guests: [{ side: 'B', name: 'Giulia', email: 'giulia@example.com' }],
    });
    // What the server alone knows leads back to the step.
    expect(await screen.findByText(/A guest’s name or address isn’t right/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Giulia' }));
    expect(screen.queryByText('Giulia (guest)')).not.toBeInTheDocument();
  });
});
