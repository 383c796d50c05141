import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPage, aPlayer, aProposal, plays } from '../../club.js';
import { fakeLive } from '../../live.js';
import { signedInAs, visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const undated = (more: object = {}) =>
  aMatch({
    ...{ id: 'm1', court: null, datePlay: null, timePlay: null, mySide: 'A', missing: 0 },
    ...{ teamA: [plays(ana)], teamB: [plays(ben)] },
    ...more,
  });
const ASKED = ['LEAVE', 'ORGANISE', 'ACCEPT_PROPOSAL', 'DECLINE_PROPOSAL'];
const panel = async () => within(await screen.findByRole('region', { name: 'Proposed court and time' }));

describe('proposed court and time on the page of a match', () => {
  beforeEach(fakeLive);

  it.each([
    ['Accept', true],
    ['Decline', false],
  ])('MAT-23~ asks for an answer: %s', async (name, accept) => {
    let match = undated({ proposal: aProposal(), myActions: ASKED });
    theApiKnows({
      match: () => match,
      answerProposal: () => ({
        ...{ success: true },
        match: (match = undated(
          accept
            ? { state: 'READY', datePlay: '2026-06-05', timePlay: '19:00:00' }
            : { proposal: aProposal({ state: 'DECLINED', endedBy: ana, waitsFor: [] }) },
        )),
      }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByText('Can you play on Fri 05/06/2026 · 19:00?')).toBeInTheDocument();
    expect((await panel()).getByText('Proposed by Ben Serra')).toBeInTheDocument();
    expect((await panel()).getByText(/^Answer by .*17:00, then it lapses$/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent('AnswerProposal')).toEqual([{ matchId: 'm1', proposalId: 'p1', accept }]));
    expect(await screen.findByText(accept ? 'See you on court' : 'You declined')).toBeInTheDocument();
  });

  it('MAT-23~ is waited for by who proposed it, and taken back', async () => {
    const proposal = aProposal({ proposedBy: ana, waitsFor: [ben] });
    let match = undated({ proposal, myActions: ['LEAVE', 'ORGANISE', 'WITHDRAW_PROPOSAL'] });
    theApiKnows({
      match: () => match,
      withdrawProposal: () => ({
        ...{ success: true },
        match: (match = undated({ proposal: { ...proposal, state: 'WITHDRAWN' }, myActions: ['LEAVE', 'ORGANISE'] })),
      }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByText('Waiting for an answer')).toBeInTheDocument();
    expect((await panel()).getByText('No answer yet: Ben Serra')).toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(sent('WithdrawProposal')).toEqual([{ matchId: 'm1', proposalId: 'p1' }]));
    expect(await (await panel()).findByText('Taken back')).toBeInTheDocument();
    expect((await panel()).getByRole('button', { name: 'Propose another time' })).toBeInTheDocument();
  });

  it('MAT-23~ tells who declined it, and why an answer comes too late', async () => {
    const declined = aProposal({ proposedBy: ana, state: 'DECLINED', endedBy: ben, waitsFor: [] });
    theApiKnows({ match: () => undated({ proposal: declined, myActions: ['LEAVE', 'ORGANISE'] }) });
    signedInAs();
    await visit('/match/m1');
    expect((await panel()).getByText('Ben Serra can’t play then')).toBeInTheDocument();
  });

  it('MAT-23~ that comes while another time is chosen is seen before it is passed over', async () => {
    let match = undated({ myActions: ['LEAVE', 'ORGANISE'] });
    theApiKnows({
      match: () => match,
      courts: () => aPage([aCourt('Tennis Lorenteggio')]),
      organiseMatch: () => {
        match = undated({ proposal: aProposal(), myActions: ASKED });
        return { success: false, errorCode: 'PROPOSAL_EXISTS', fieldErrors: [], match };
      },
    });
    signedInAs();
    const { user, path } = await visit('/match/m1?do=organise');
    const centres = within(await screen.findByRole('list', { name: 'Centres' }));
    await user.click(centres.getByRole('button', { name: /Tennis Lorenteggio/ }));
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    await user.click(screen.getAllByRole('button', { name: / 10 / })[0]!);
    await user.click(screen.getByRole('button', { name: '20:00' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Can you play on Fri 05/06/2026 · 19:00?')).toBeInTheDocument();
    expect(path()).toBe('/match/m1');
    expect(sent('OrganiseMatch')).toEqual([expect.not.objectContaining({ proposalId: expect.anything() })]);
  });

  it('MAT-23~ says why an answer is refused', async () => {
    const match = undated({ proposal: aProposal(), myActions: ASKED });
    theApiKnows({
      match: () => match,
      answerProposal: () => ({ success: false, errorCode: 'PROPOSAL_ENDED', match }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('This proposal is no longer open.')).toBeInTheDocument();
  });
});
