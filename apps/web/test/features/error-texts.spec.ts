import { describe, expect, it } from '@jest/globals';
import { createBrowserTexts, LANGUAGE_CODES } from '@setpoint/i18n/browser';
import { buildASTSchema, parse, type GraphQLEnumType } from 'graphql';
import { readFileSync } from 'node:fs';

const schema = buildASTSchema(parse(readFileSync(new URL('../../../gateway/api.graphql', import.meta.url), 'utf8')));
const codes = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

/** Refusals that only screens of other namespaces can meet. */
const ELSEWHERE = [
  'INVITE_CODE_USER_NOT_FOUND',
  'INVALID_DATA',
  'SPORT_REQUIRED',
  'LEVEL_NOT_ALLOWED',
  'AVATAR',
  'ABSENCE',
];

describe('texts of refusals', () => {
  it.each(LANGUAGE_CODES)('API-11 I18N-01 every refusal of a match has its text: %s', async (language) => {
    const texts = await createBrowserTexts({ namespaces: ['match-errors'], language });
    const missing = codes('MatchErrorCode').filter(
      (code) => !texts.getResource(language, 'match-errors', `error.${code}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGE_CODES)(
    'API-11 I18N-01 every refusal around players and centres has its text: %s',
    async (language) => {
      const texts = await createBrowserTexts({ namespaces: ['player-ui', 'court', 'centre'], language });
      const players = codes('PlayerErrorCode').filter((code) => !ELSEWHERE.some((other) => code.startsWith(other)));
      expect(players.filter((code) => !texts.getResource(language, 'player-ui', `error.${code}`))).toEqual([]);
      const courts = (code: string) =>
        ['court', 'centre'].some((namespace) => texts.getResource(language, namespace, `error.${code}`));
      expect(codes('CourtErrorCode').filter((code) => !courts(code))).toEqual([]);
    },
  );
});
