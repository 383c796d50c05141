import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_CODES } from '../src/languages.js';
import { formsOf } from './texts.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the texts of each enum of refusals stand; null where the apps say nothing about a refusal. */
const TEXTS_OF_ENUM: Readonly<Record<string, string | readonly string[] | null>> = {
  BillingDataErrorCode: 'invoice:error',
  AccountAccessErrorCode: 'auth:refusal',
  ApiKeyErrorCode: 'admin:partners.refused',
  WebhookErrorCode: 'admin:partners.refused',
  DeadLetterErrorCode: 'oversight:letters.refused',
  EndSessionsErrorCode: 'oversight:access.refused',
  SupportRoleErrorCode: 'oversight:access.refused',
  AccountDeletionErrorCode: 'account:delete.refusal',
  DataBundleErrorCode: 'account:data.refusal',
  SignInMethodsErrorCode: 'account:methods.refusal',
  // What is not there any more is gone from the list, which is asked for again.
  SessionsErrorCode: null,
  ClockErrorCode: 'admin:clock.refused',
  PhoneErrorCode: 'account:phone.error',
  NotificationSettingsErrorCode: 'account:told.error',
  SupportMessageErrorCode: 'admin:messages.refused',
  // The page says that the link does not work, whatever is wrong with it.
  UnsubscribeErrorCode: null,
  SendMailErrorCode: 'auth:refusal',
  SignupErrorCode: 'auth:refusal',
  PlayerErrorCode: 'player-ui:error',
  MatchErrorCode: 'match-errors:error',
  OpenTicketErrorCode: 'help:form.refused',
  TicketErrorCode: 'admin:tickets.refused',
  CaseErrorCode: 'admin:cases.refused',
  FairPlayErrorCode: 'admin:fairPlay.refused',
  RemoveAvatarErrorCode: 'oversight:access.refused',
  ChatErrorCode: 'chat-errors:error',
  CourtErrorCode: ['court:error', 'centre:error'],
  PaymentErrorCode: 'payment:error',
  LeagueErrorCode: 'league:error',
  PaymentAccessErrorCode: 'admin:paymentAccess.refused',
  RefundErrorCode: 'admin:payments.refused',
  PaymentCareErrorCode: 'admin:disputes.refused',
  TournamentErrorCode: 'tournament-errors:error',
  PointsErrorCode: 'smash:error',
  CouponErrorCode: 'smash:couponError',
  DiscountErrorCode: 'admin:discounts.refused',
  SupportLeagueErrorCode: 'admin:leagues.refused',
  SupportTournamentErrorCode: 'admin:tournaments.refused',
  // Notifications are marked read in passing: what the server says next puts things right (NTF-05).
  NotificationErrorCode: null,
};

/** Where the texts of each type of field errors stand. */
const TEXTS_OF_FIELDS: Readonly<Record<string, string>> = {
  BillingFieldCode: 'invoice:fieldError',
  PlayerFieldCode: 'account:fieldError',
  MatchFieldCode: 'match-errors:fieldError',
  CouponFieldCode: 'admin:discounts.fieldError',
  CentreFieldCode: 'centre:field',
};

const textsIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((path) => readFileSync(ROOT + path, 'utf8'));
const namesIn = (text: string) => [...text.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([name]) => name);

const enums = textsIn('apps/*/{schema,platform}.graphql').flatMap((sdl) =>
  [...sdl.matchAll(/^enum (\w+ErrorCode)\b[^{]*\{([^}]*)\}/gm)].map(
    ([, name, values]) => [name!, namesIn(values!.replace(/"[^"]*"/g, ''))] as const,
  ),
);
const fieldCodes = textsIn('apps/*/src/domain/**/*.ts').flatMap((code) =>
  [...code.matchAll(/^export type (\w+FieldCode) =([^;]*);/gm)].map(
    ([, name, values]) => [name!, namesIn(values!)] as const,
  ),
);

function withoutText(texts: string | readonly string[], codes: readonly string[]): string[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const known = [texts].flat().map((place) => {
      const [namespace, path] = place.split(':') as [string, string];
      const forms = formsOf(namespace, language);
      return (code: string) => forms.has(`${path}.${code}`);
    });
    return codes
      .filter((code) => !known.some((has) => has(code)))
      .map((code) => `${language} ${[texts].flat().join(', ')}: ${code}`);
  });
}

describe('refusals', () => {
  it('I18N-01~ are those that the services declare', () => {
    expect(enums.map(([name]) => name).toSorted()).toEqual(Object.keys(TEXTS_OF_ENUM).toSorted());
    expect(fieldCodes.map(([name]) => name).toSorted()).toEqual(Object.keys(TEXTS_OF_FIELDS).toSorted());
  });

  it.each(enums)('I18N-01~ of %s have a text in every language', (name, codes) => {
    expect(codes.length).toBeGreaterThan(0);
    const texts = TEXTS_OF_ENUM[name];
    expect(texts ? withoutText(texts, codes) : []).toEqual([]);
  });

  it.each(fieldCodes)('I18N-01~ of a field, %s, have a text in every language', (name, codes) => {
    expect(codes.length).toBeGreaterThan(0);
    expect(withoutText(TEXTS_OF_FIELDS[name]!, codes)).toEqual([]);
  });
});
