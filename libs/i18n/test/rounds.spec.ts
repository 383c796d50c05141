import { createTexts } from '../src/server-texts.js';

const { t } = createTexts();

/** Language, name in the API, which is after those that a round leaves, what people call it, and who comes from it. */
const ROUNDS = [
  ['en', 'LAST_64', 'Round of 128', 'Winner of match 3 in the round of 128'],
  ['en', 'LAST_32', 'Round of 64', 'Winner of match 3 in the round of 64'],
  ['en', 'LAST_16', 'Round of 32', 'Winner of match 3 in the round of 32'],
  ['en', 'LAST_8', 'Round of 16', 'Winner of match 3 in the round of 16'],
  ['it', 'LAST_64', 'Sessantaquattresimi di finale', 'Chi vince il sessantaquattresimo di finale 3'],
  ['it', 'LAST_32', 'Trentaduesimi di finale', 'Chi vince il trentaduesimo di finale 3'],
  ['it', 'LAST_16', 'Sedicesimi di finale', 'Chi vince il sedicesimo di finale 3'],
  ['it', 'LAST_8', 'Ottavi di finale', 'Chi vince l’ottavo di finale 3'],
  ['es', 'LAST_64', 'Sesentaicuatroavos de final', 'Quien gane el sesentaicuatroavo de final 3'],
  ['es', 'LAST_32', 'Treintaidosavos de final', 'Quien gane el treintaidosavo de final 3'],
  ['es', 'LAST_16', 'Dieciseisavos de final', 'Quien gane el dieciseisavo de final 3'],
  ['es', 'LAST_8', 'Octavos de final', 'Quien gane el octavo de final 3'],
  ['fr', 'LAST_64', 'Soixante-quatrièmes de finale', 'Vainqueur du soixante-quatrième de finale 3'],
  ['fr', 'LAST_32', 'Trente-deuxièmes de finale', 'Vainqueur du trente-deuxième de finale 3'],
  ['fr', 'LAST_16', 'Seizièmes de finale', 'Vainqueur du seizième de finale 3'],
  ['fr', 'LAST_8', 'Huitièmes de finale', 'Vainqueur du huitième de finale 3'],
] as const;

it.each(ROUNDS)('TRN-03~ %s: %s is the “%s”, wherever it is read', (language, stage, name, winner) => {
  expect(t(language, `match:competition.stage.${stage}`)).toBe(name);
  expect(t(language, `admin:tournaments.stages.${stage}`)).toBe(name);
  expect(t(language, `competitions:source.winner.${stage}`, { number: 3 })).toBe(winner);
});
