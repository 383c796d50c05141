import { screen, waitFor, within } from '@testing-library/react';
import { platformNow } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, aPlayer } from '../../club.js';
import { fakeLive } from '../../live.js';
import { signedInAs, visit } from '../../visit.js';

const ben = aPlayer('Ben Serra');
const ana = aPlayer('Ana Rossi');
const club = aCourt('Tennis Lorenteggio');
const time = (id: string, more: object = {}) => ({
  ...{ id, court: club, datePlay: '2026-06-03', timePlay: '19:00:00', minutesPlay: 60 },
  ...{ startsAt: '2026-06-03T17:00:00Z', timeZone: 'Europe/Rome', votes: [] },
  ...more,
});
const poll = (more: object = {}) => ({
  ...{ id: 'poll', openedBy: ben, closesAt: '2026-06-02T18:00:00Z', state: 'OPEN', chosenId: null },
  ...{ voters: [ana, ben], myActions: ['VOTE'] },
  times: [time('t1', { votes: [{ user: ben, answer: 'YES' }] }), time('t2', { datePlay: '2026-06-04' })],
  ...more,
});
const undated = (more: object = {}) =>
  aMatch({ id: 'm1', court: null, datePlay: null, timePlay: null, mySide: 'A', poll: poll(), ...more });

describe('a poll of times on the board', () => {
  beforeEach(fakeLive);

  it('BYD-04 shows who can play when, and takes my answer', async () => {
    let match = undated();
    const answered = time('t1', {
      votes: [
        { user: ben, answer: 'YES' },
        { user: ana, answer: 'IF_NEED_BE' },
      ],
    });
    theApiKnows({
      match: () => match,
      voteInPoll: () => ({
        success: true,
        match: (match = undated({ poll: poll({ times: [answered, time('t2')] }) })),
      }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    const panel = within(await screen.findByRole('region', { name: 'When can you play?' }));
    expect(panel.getByText('Vote by 02/06/2026 20:00')).toBeInTheDocument();
    expect(panel.getByText('Yes: Ben Serra')).toBeInTheDocument();
    expect(panel.getByText('No answer yet: Ana Rossi')).toBeInTheDocument();
    expect(panel.getByText('Suits most')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Play then/ })).toBeNull();
    await expectAccessible();
    const mine = within(panel.getByRole('radiogroup', { name: 'Your answer for Wed 03/06/2026 · 19:00' }));
    await user.click(mine.getByRole('radio', { name: 'If need be' }));
    await waitFor(() =>
      expect(sent('VoteInPoll')).toEqual([
        { matchId: 'm1', pollId: 'poll', votes: [{ timeId: 't1', answer: 'IF_NEED_BE' }] },
      ]),
    );
    expect(await panel.findByText('If need be: Ana Rossi')).toBeInTheDocument();
  });

  it('BYD-04 lets the organiser choose, and says why a time can’t be had', async () => {
    const mine = undated({ poll: poll({ myActions: ['VOTE', 'CHOOSE', 'CLOSE'] }) });
    theApiKnows({
      match: () => mine,
      choosePollTime: () => ({ success: false, errorCode: 'MATCH_OVERLAPS', match: mine }),
      closePoll: () => ({ success: true, match: undated({ poll: null }) }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Play then: Thu 04/06/2026 · 19:00' }));
    expect(await screen.findByText('You play another match at that time.')).toBeInTheDocument();
    expect(sent('ChoosePollTime')).toMatchObject([{ pollId: 'poll', timeId: 't2', courtId: null }]);
    await user.click(screen.getByRole('button', { name: 'End the poll' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'When can you play?' })).toBeNull());
  });

  it('BYD-04 asks where when neither time nor match has a court', async () => {
    const times = [time('t1', { court: null }), time('t2', { datePlay: '2026-06-04', court: null })];
    const mine = undated({ poll: poll({ times, state: 'CLOSED', myActions: ['CHOOSE', 'CLOSE'] }) });
    theApiKnows({ match: () => mine, choosePollTime: () => ({ success: true, match: undated({ poll: null }) }) });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByText('Nobody votes any more: the organiser chooses.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play then: Wed 03/06/2026 · 19:00' }));
    expect(await screen.findByText('Where?')).toBeInTheDocument();
    expect(sent('ChoosePollTime')).toEqual([]);
  });

  it('BYD-04 is opened with two times or more', async () => {
    const mine = undated({ poll: null, mayOpenPoll: true, myActions: ['ORGANISE'], missing: 0 });
    theApiKnows({ match: () => mine, openPoll: () => ({ success: true, fieldErrors: [], match: undated() }) });
    signedInAs();
    const { user, path } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Propose several times' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Which times do you propose?' }));
    const send = sheet.getByRole('button', { name: 'Ask the others' });
    const days = sheet
      .getAllByRole('button')
      .filter((button) => /20\d\d$/.test(button.getAttribute('aria-label') ?? ''));
    await user.click(days.findLast((day) => !day.hasAttribute('disabled'))!);
    for (const at of ['18:00', '20:00']) {
      expect(send).toBeDisabled();
      await user.click(sheet.getByRole('button', { name: at }));
      await user.click(sheet.getByRole('button', { name: 'Add this time' }));
    }
    expect(within(sheet.getByRole('list', { name: 'Times that you propose' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    await expectAccessible();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Time to vote' }), '3 days');
    const before = platformNow().getTime();
    await user.click(send);
    await waitFor(() => expect(path()).toBe('/match/m1'));
    expect(sent('OpenPoll')).toMatchObject([
      { matchId: 'm1', times: [{ timePlay: '18:00', courtId: null }, { timePlay: '20:00' }] },
    ]);
    const [{ closesAt }] = sent('OpenPoll') as [{ closesAt: string }];
    const asked = Date.parse(closesAt) - 72 * 3_600_000;
    expect(before <= asked && asked <= platformNow().getTime()).toBe(true);
  });
});
