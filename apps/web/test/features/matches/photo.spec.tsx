import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, anaInTheClub, aPlayer, aResult, plays } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const aPhoto = (more: Record<string, unknown> = {}) => ({
  ...{ id: 'p1', smallUrl: '/uploads/k/small.webp', largeUrl: '/uploads/k/large.webp' },
  ...{ addedBy: ana, addedAt: '2026-05-20T10:00:00Z', mayRemove: true, mayReport: false },
  ...more,
});
let match = aMatch();
const known = (more: Record<string, unknown> = {}) => {
  match = aMatch({
    ...{ id: 'm1', state: 'CONFIRMED', missing: 0, teamA: [plays(ana)], teamB: [plays(ben)], mySide: 'A' },
    ...{ result: aResult(), myActions: [], mayAddPhoto: true },
    ...more,
  });
  const of = (change: Record<string, unknown>) => ({
    success: true,
    fieldErrors: [],
    match: (match = { ...match, ...change }),
  });
  theApiKnows({
    match: () => match,
    setMatchPhoto: () => of({ photo: aPhoto() }),
    removeMatchPhoto: () => of({ photo: null }),
    reportMatchPhoto: () => of({}),
    enterResult: () => of({ state: 'AWAITING_CONFIRMATION', result: aResult({ enteredBy: ana }), myActions: [] }),
  });
  signedInAs();
};
const theGatewayAnswers = (status: number, body: unknown) => {
  theNetwork().endpoints['/uploads/match'] = () => ({ status, body: body as Record<string, unknown> });
};
const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_1.JPG', { type: 'image/jpeg' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

describe('the photo of a match', () => {
  it('MAT-17~ is uploaded with the session, added, and seen whole', async () => {
    known();
    theGatewayAnswers(201, { data: { id: 'u1' } });
    const { user } = await visit('/match/m1');
    await screen.findByRole('button', { name: 'Add a photo' });
    await user.upload(fileInput(), file);
    expect(await screen.findByRole('img', { name: 'Photo of the match, added by Ana Rossi' })).toBeInTheDocument();
    expect(sent('SetMatchPhoto')).toEqual([{ matchId: 'm1', uploadId: 'u1' }]);
    expect(theNetwork().of('/uploads/match')[0]!.authorization).toMatch(/^JWT /);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'See the whole photo' }));
    expect(await screen.findByRole('dialog', { name: 'Photo' })).toBeInTheDocument();
  });

  it.each([
    ['NOT_A_PICTURE', 422, 'That’s no picture we can read. Choose a JPEG, PNG or WebP.'],
    ['TOO_MANY_REQUESTS', 429, 'That was a lot of photos. Try again later.'],
    ['INTERNAL_ERROR', 500, 'The photo didn’t get through. Try again.'],
  ])('MAT-17~ that is refused (%s) says why and what to do', async (code, status, text) => {
    known();
    theGatewayAnswers(status, { error: { code } });
    const { user } = await visit('/match/m1');
    await screen.findByRole('button', { name: 'Add a photo' });
    await user.upload(fileInput(), file);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent('SetMatchPhoto')).toEqual([]);
  });

  it('MAT-17~ is removed unless that is undone', async () => {
    known({ photo: aPhoto() });
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('img', { name: /Photo of the match/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('img', { name: /Photo of the match/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    // Leaving the page does at once what is pending.
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(sent('RemoveMatchPhoto')).toEqual([{ matchId: 'm1', photoId: 'p1' }]));
  });

  it('MAT-17~ of somebody else is only reported', async () => {
    known({ mayAddPhoto: false, photo: aPhoto({ addedBy: ben, mayRemove: false, mayReport: true }) });
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Report the photo' }));
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
    const sheet = within(await screen.findByRole('dialog', { name: 'Report the photo' }));
    await user.click(await sheet.findByRole('combobox', { name: /What is wrong/ }));
    await user.click(await screen.findByRole('option', { name: 'Something else' }));
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    expect(sent('ReportMatchPhoto')).toEqual([]);
    await user.type(sheet.getByRole('textbox', { name: 'More about it' }), 'Shows a stranger');
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await waitFor(() =>
      expect(sent('ReportMatchPhoto')).toEqual([
        { matchId: 'm1', photoId: 'p1', reason: 'OTHER', text: 'Shows a stranger' },
      ]),
    );
  });

  it('RES-01~ MAT-17~ goes with the result, and can be taken out of it before', async () => {
    known({ state: 'AWAITING_RESULT', result: null, myActions: ['ENTER_RESULT'] });
    theGatewayAnswers(201, { data: { id: 'u2' } });
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const { user } = await visit('/match/m1?do=result');
    await screen.findByRole('group', { name: 'Photo (optional)' });
    await user.upload(fileInput(), file);
    await screen.findByText('Goes with the result');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('button', { name: 'Add a photo' });
    await user.upload(fileInput(), file);
    await screen.findByText('Goes with the result');
    const keys = within(screen.getByRole('group', { name: 'Score keys' }));
    for (const key of ['6', '4', '6', '3']) await user.click(keys.getByRole('button', { name: key }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(sent('SetMatchPhoto')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Send the result' }));
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    expect(sent('SetMatchPhoto')).toEqual([{ matchId: 'm1', uploadId: 'u2' }]);
  });
});
