import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, anaInTheClub, aPage } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const aPhoto = (id: string, isCover = false) => ({
  ...{ id, smallUrl: `/uploads/${id}/small.webp`, largeUrl: `/uploads/${id}/large.webp`, alt: null, isCover },
});
const others = aCourt('Club Bovisa');
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_1.JPG', { type: 'image/jpeg' });
const paper = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const answered = (more: object) => ({ success: true, errorCode: null, fieldErrors: [], ...more });
const theGatewayAnswers = (path: string, status: number, body: Record<string, unknown>) => {
  theNetwork().endpoints[path] = () => ({ status, body });
};

beforeEach(() => {
  window.localStorage.clear();
  signedInAs();
});

const serve = (more: Record<string, unknown>) =>
  theApiKnows({
    ...{ player: anaInTheClub(), matches: aPage([]), myCourtSuggestions: [], myCourtClaims: [], court: others },
    ...more,
  });

describe('the photos of a centre', () => {
  let court = aCourt('Club Affori');
  const changed = (photos: object[]) => answered({ court: (court = { ...court, photos }) });
  beforeEach(() => {
    court = aCourt('Club Affori', {
      ...{ isMine: true, hasOwner: true, notificationLanguage: 'en' },
      photos: [aPhoto('p1', true), aPhoto('p2')],
    });
  });
  const open = async (more: Record<string, unknown> = {}) => {
    serve({ court: () => court, ...more });
    const visited = await visit('/court/club-affori/edit/photos');
    await screen.findByText(/^2 of 12/);
    return visited;
  };

  it('CRT-07~ are put in order with buttons, and another becomes the cover', async () => {
    const { user } = await open({
      orderCourtPhotos: () => changed([aPhoto('p2'), aPhoto('p1', true)]),
      setCourtCover: () => changed([aPhoto('p2', true), aPhoto('p1')]),
    });
    expect(screen.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move photo 1 back' }));
    await waitFor(() => expect(sent('OrderCourtPhotos')).toEqual([{ courtId: court.id, photoIds: ['p2', 'p1'] }]));
    await user.click(await screen.findByRole('button', { name: 'Make it the cover: photo 1' }));
    expect(await screen.findByRole('button', { name: 'Make it the cover: photo 2' })).toBeInTheDocument();
    expect(sent('SetCourtCover')).toEqual([{ courtId: court.id, photoId: 'p2' }]);
  });

  it('CRT-07~ are removed; one that is gone already is said', async () => {
    let isThere = true;
    const { user } = await open({
      removeCourtPhoto: () =>
        isThere ? changed([aPhoto('p2', true)]) : answered({ success: false, errorCode: 'PHOTO_NOT_FOUND', court }),
    });
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(await screen.findByText(/^1 of 12/)).toBeInTheDocument();
    expect(sent('RemoveCourtPhoto')).toEqual([{ courtId: court.id, photoId: 'p1' }]);
    isThere = false;
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(await screen.findByText('This photo is gone.')).toBeInTheDocument();
  });

  it.each([
    ['NOT_A_PICTURE', 422, 'Neither JPEG nor PNG nor WebP.'],
    ['TOO_MANY_REQUESTS', 429, 'A lot of pictures at once. Try later.'],
    ['INTERNAL_ERROR', 500, 'It could not be sent. Try again.'],
  ])('CRT-07~ one that is refused (%s) says why, and those there stay', async (code, status, text) => {
    theGatewayAnswers('/uploads/court', status, { error: { code } });
    const { user } = await open();
    await user.upload(fileInput(), picture);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent('AddCourtPhoto')).toEqual([]);
    expect(screen.getByText(/^2 of 12/)).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('a claim', () => {
  const claim = (state: string, more: object = {}) => ({
    ...{ id: 'k1', state, proof: 'DOCUMENT', email: null, reason: null },
    ...{ claimedAt: '2026-06-01T10:00:00Z', court: others, ...more },
  });

  it('CRT-06~ is proved by a document, which is asked for and may be refused, and is taken back', async () => {
    let claims: object[] = [];
    serve({
      myCourtClaims: () => claims,
      claimCourt: () => answered({ claim: (claims = [claim('PENDING')])[0] }),
      withdrawCourtClaim: () => answered({ claim: (claims = [claim('WITHDRAWN')])[0] }),
    });
    theGatewayAnswers('/uploads/claim', 422, { error: { code: 'NOT_A_DOCUMENT' } });
    const { user } = await visit('/court/club-bovisa/club-bovisa');
    await user.click(await screen.findByRole('button', { name: 'I run this centre' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('radio', { name: 'Document' }));
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await sheet.findByText('Choose a document.')).toBeInTheDocument();
    await user.upload(fileInput(), paper);
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await sheet.findByText('Neither PDF nor JPEG nor PNG.')).toBeInTheDocument();
    theGatewayAnswers('/uploads/claim', 201, { data: { id: 'd1' } });
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Support looks at your request.')).toBeInTheDocument();
    expect(sent('ClaimCourt')).toEqual([{ courtId: others.id, documentId: 'd1', note: null }]);
    await user.click(screen.getByRole('button', { name: 'Take the request back' }));
    await waitFor(() => expect(sent('WithdrawCourtClaim')).toEqual([{ claimId: 'k1' }]));
    expect(await screen.findByRole('button', { name: 'I run this centre' })).toBeInTheDocument();
  });

  it('CRT-06~ has another code sent, or says why not yet', async () => {
    const waiting = claim('AWAITING_CODE', { proof: 'EMAIL', email: 'info@bovisa.example' });
    let errorCode: string | null = null;
    serve({
      myCourtClaims: [waiting],
      resendCourtClaimCode: () =>
        answered({ success: errorCode === null, errorCode, claim: waiting, retryAfterSeconds: errorCode && 42 }),
    });
    const { user } = await visit('/court/club-bovisa/club-bovisa');
    const again = await screen.findByRole('button', { name: 'Send another code' });
    await user.click(again);
    expect(await screen.findByText('A new code is on its way to info@bovisa.example.')).toBeInTheDocument();
    expect(sent('ResendCourtClaimCode')).toEqual([{ claimId: 'k1' }]);
    errorCode = 'CODE_SENT_RECENTLY';
    await user.click(again);
    expect(
      await screen.findByText('A code was sent a moment ago. You can try again in 42 seconds.'),
    ).toBeInTheDocument();
    await expectAccessible();
  });

  it('CRT-06~ that was turned down says why, and another can be made', async () => {
    serve({ myCourtClaims: [claim('REJECTED', { reason: 'Not legible' })] });
    await visit('/court/club-bovisa/club-bovisa');
    expect(await screen.findByText('Your request was turned down: Not legible')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'I run this centre' })).toBeEnabled();
  });
});
