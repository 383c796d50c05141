import { randomUUID } from 'node:crypto';
import type { FixedClock, TestService } from '@setpoint/testkit';
import { seedCourts } from '@setpoint/courts';
import { phoneCodeRequested } from '@setpoint/events';
import { courtId, userId } from '@setpoint/kernel';
import { FolderStore } from '@setpoint/service-kit';
import { newUploadKey } from '@setpoint/uploads';
import type { Person } from './platform.js';

/** What nobody else has: wherever one of these is found, something of Quetzal is left. */
export const CANARIES = {
  name: 'quetzalcanary',
  phone: '+393331112223',
  description: 'Ocelot in the morning',
  chat: 'Tapir after the match',
  address: 'Via Capibara 77',
  taxCode: 'QUETZALTAXCODE0001',
  report: 'Kinkajou called me names',
  ticket: 'Margay cannot log in',
  suggestion: 'Agouti runs the bar there',
  racket: 'Coati Pro 98',
  photo: 'jaguarundi-picture-bytes',
  avatar: 'tamandua-picture-bytes',
  invitation: 'Peccary brings the balls',
  comment: 'Olingo won by luck',
  bookings: '347 9998887',
  claimAddress: 'tayra@coatimundi.example',
  claim: 'Grison has the keys',
  push: 'https://updates.push.services.mozilla.com/wpush/v2/hutia',
} as const;

/** Nobody is told these of themselves: a ticket of somebody signed out may be anybody's, and a browser's line is not kept. */
export const UNTOLD = { signedOut: 'Paca can not register', device: 'Cacomistle/7.3' } as const;

const BROWSER = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${UNTOLD.device}`;

export interface CanaryStage {
  readonly services: Readonly<Record<string, TestService>>;
  readonly clock: FixedClock;
  /** The folder of files. */
  readonly uploads: string;
  readonly ben: Person;
  send(name: string, input: object, who: Person | undefined, type: string, more?: string): Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  signIn(userAgent?: string): Promise<Person>;
  settled(): Promise<void>;
}

/** Quetzal fills in, writes, plays and uploads whatever the platform takes. */
export async function plantCanaries(stage: CanaryStage): Promise<void> {
  const quetzal = await stage.signIn(BROWSER);
  const sent = async (name: string, input: object, type: string, more = '', who: Person | undefined = quetzal) => {
    const answer = await stage.send(name, input, who, type, more);
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await aPhone(stage, sent);
  await sent(
    'saveProfile',
    { firstName: CANARIES.name, lastName: 'Rossi', description: CANARIES.description },
    'SaveProfileInput',
  );
  await sent('saveSportDetails', { sport: 1, racket: CANARIES.racket }, 'SportDetailsInput');
  await tickets(stage, sent);
  await centres(stage, quetzal, sent);
  const billing = {
    ...{ firstName: CANARIES.name, lastName: 'Rossi', address: CANARIES.address, municipality: 'Milano' },
    ...{ postalCode: '28001', province: 'MD', country: 'ES', taxCode: CANARIES.taxCode },
  };
  await sent('saveBillingData', billing, 'SaveBillingDataInput');
  // As `subscribePush` does it where the platform has keys for browsers.
  await stage.services['notifications']!.manager.query(
    `insert into push_subscription (id, user_id, session_id, endpoint, created_at) values ('hutia', $1, 'hutia', $2, $3)`,
    [quetzal.id, CANARIES.push, stage.clock.now()],
  );
  await words(stage, sent);
  await pictures(stage, quetzal, sent);
  await aMatch(stage, sent);
}

type Sent = (name: string, input: object, type: string, more?: string, who?: Person) => Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any

async function aPhone({ services, settled }: CanaryStage, sent: Sent): Promise<void> {
  await sent('sendPhoneCode', { prefix: '+39', number: CANARIES.phone.slice(3) }, 'SendPhoneCodeInput');
  const { code } = (await services['identity']!.eventsOf(phoneCodeRequested)).at(-1)!;
  await sent('confirmPhone', { code }, 'ConfirmPhoneInput');
  await settled();
}

async function tickets({ send }: CanaryStage, sent: Sent): Promise<void> {
  const ticket = { kind: 'SUPPORT', name: CANARIES.name, subject: 'Login' };
  const signedIn = { ...ticket, requestId: randomUUID(), email: 'somebody@setpoint.example', message: CANARIES.ticket };
  await sent('openTicket', signedIn, 'OpenTicketInput');
  const email = `${CANARIES.name.toUpperCase()}@setpoint.example`;
  const signedOut = { ...ticket, requestId: randomUUID(), email, message: UNTOLD.signedOut };
  const answer = await send('openTicket', signedOut, undefined, 'OpenTicketInput');
  if (!answer.success) throw new Error(JSON.stringify(answer));
}

async function centres({ services }: CanaryStage, quetzal: Person, sent: Sent): Promise<void> {
  const suggested = {
    ...{ name: 'Centro Nuovo', address: 'Via Roma 1', city: 'Milano', country: 'IT', lat: 45.4, lng: 9.1 },
    ...{ timeZone: 'Europe/Rome', note: CANARIES.suggestion },
  };
  await sent('suggestCourt', suggested, 'SuggestCourtInput');
  const centre = (id: string, name: string) =>
    ({
      ...{ id: courtId(id), name, address: 'Via Milano 2', city: 'Torino', country: 'IT', lat: 45.07, lng: 7.68 },
      ...{ timeZone: 'Europe/Rome', phone: null, email: null, website: null, bookingUrl: null },
      ...{ description: null, coverUrl: null, offers: [], ownerId: null },
      fields: [{ id: `${id}-1`, name: '1', sport: 1, surface: 'CLAY', covered: false, notes: null }],
    }) as const;
  const own = { ownerId: userId(quetzal.id), notificationPrefix: '+39', notificationMobile: CANARIES.bookings };
  await seedCourts(services['courts']!, [
    { ...centre('own', 'Centro Proprio'), ...own },
    centre('other', 'Centro Altrui'),
  ]);
  const claim = { courtId: 'other', email: CANARIES.claimAddress, note: CANARIES.claim };
  await sent('claimCourt', claim, 'ClaimCourtInput');
}

async function words({ ben }: CanaryStage, sent: Sent): Promise<void> {
  const conversation = 'conversation { id lastSeq }';
  const { conversation: opened } = await sent(
    'openConversation',
    { kind: 'PLAYER', recipientId: ben.id },
    'OpenConversationInput',
    conversation,
  );
  const message = { conversationId: opened.id, clientId: randomUUID(), text: CANARIES.chat };
  await sent('sendMessage', message, 'SendMessageInput');
  const rude = { conversationId: opened.id, clientId: randomUUID(), text: 'You play like my aunt' };
  await sent('sendMessage', rude, 'SendMessageInput', '', ben);
  const report = { conversationId: opened.id, seq: 2, reason: 'INSULT', comment: CANARIES.report };
  await sent('reportMessage', report, 'ReportMessageInput');
}

async function pictures({ services, clock, uploads }: CanaryStage, quetzal: Person, sent: Sent): Promise<void> {
  const store = new FolderStore(uploads);
  for (const [service, bytes] of [
    ['matches', CANARIES.photo],
    ['players', CANARIES.avatar],
  ] as const) {
    const key = newUploadKey();
    const tomorrow = new Date(clock.now().getTime() + 86_400_000);
    // As the gateway does it, but for the drawing anew: of that no canary would be left.
    await services[service]!.manager.query(
      `insert into upload (id, key, owner_id, state, uploaded_at, clears_at) values ('photo', $1, $2, 'PENDING', $3, $4)`,
      [key, quetzal.id, clock.now(), tomorrow],
    );
    for (const size of ['small', 'large']) await store.put(`${key}/${size}.webp`, Buffer.from(bytes));
  }
  await sent('setAvatar', { uploadId: 'photo' }, 'SetAvatarInput');
}

async function aMatch({ clock, ben, send, signIn, settled }: CanaryStage, sent: Sent): Promise<void> {
  const begin = clock.now();
  const match = {
    ...{ requestId: randomUUID(), sport: 1, numberPlayers: 1, datePlay: '2026-06-01', timePlay: '18:00:00' },
    ...{ courtId: 'other', message: CANARIES.invitation },
  };
  const { match: made } = await sent('createMatch', match, 'CreateMatchInput', 'match { id }');
  await sent('joinMatch', { matchId: made.id }, 'JoinMatchInput', '', ben);
  await settled();
  clock.advance({ hours: 8 });
  await settled();
  const result = { matchId: made.id, sets: [{ a: 6, b: 1 }, { a: 6, b: 2 }], comment: CANARIES.comment }; // oxfmt-ignore
  const answer = await send('enterResult', result, await signIn(), 'EnterResultInput');
  if (!answer.success) throw new Error(JSON.stringify(answer));
  await settled();
  clock.set(begin);
}
