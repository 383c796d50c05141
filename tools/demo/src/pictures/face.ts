import { createHash } from 'node:crypto';
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import type { DemoPerson } from '../people.ts';
import { StoryRandom } from '../random.ts';

type Look = Required<openPeeps.Options>;
type Head = Look['head'][number];
type Beard = Look['facialHair'][number];

/** Heads of Open Peeps (Pablo Stanley, CC0 1.0): straight or wavy, curly, and those that are drawn for the older. */
const HEADS: Readonly<Record<'M' | 'F', Readonly<Record<'straight' | 'curly' | 'old', readonly Head[]>>>> = {
  F: {
    straight: [
      ...(['bangs', 'bangs2', 'bun', 'long', 'longBangs', 'medium1', 'medium2', 'medium3', 'mediumBangs'] as const),
      ...(['mediumBangs2', 'mediumBangs3', 'mediumStraight'] as const),
    ],
    curly: ['longCurly', 'afro', 'cornrows2', 'bantuKnots', 'buns', 'bun2', 'hijab'],
    old: ['grayBun', 'grayMedium', 'medium3', 'mediumStraight'],
  },
  M: {
    straight: ['short1', 'short2', 'short3', 'short4', 'short5', 'pomp', 'shaved1', 'shaved2', 'hatBeanie', 'noHair2'],
    curly: ['flatTop', 'flatTopLong', 'afro', 'dreads1', 'twists', 'shaved3', 'turban', 'hatHip'],
    old: ['grayShort', 'noHair1', 'noHair2', 'noHair3', 'short3', 'short4'],
  },
};
const FACES = ['smile', 'smile', 'smile', 'smileBig', 'calm', 'cheeky', 'cute', 'driven'] as const;
const BEARDS: readonly Beard[] = ['chin', 'full', 'full2', 'full3', 'goatee1', 'goatee2', 'moustache2', 'moustache4'];
const GLASSES = ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5', 'sunglasses'] as const;

/** Light to dark, each with how many have it, how often their hair is curly and what colours it has. */
const LOOKS = [
  {
    share: 5,
    curly: 0.04,
    skin: 'fbe0cd',
    hair: ['2c1b13', '4a2f1f', '6b4423', '8d5a2b', 'b98a4a', 'd9b36c', 'a5532a'],
  },
  { share: 6, curly: 0.06, skin: 'f4cfae', hair: ['1c1512', '2c1b13', '4a2f1f', '6b4423', '8d5a2b', 'b98a4a'] },
  { share: 4, curly: 0.1, skin: 'e8b893', hair: ['1c1512', '2c1b13', '4a2f1f', '6b4423'] },
  { share: 2, curly: 0.2, skin: 'cf9871', hair: ['1c1512', '2c1b13', '3a2418'] },
  { share: 1, curly: 0.5, skin: 'a86f48', hair: ['14100e', '1c1512', '2c1b13'] },
  { share: 1, curly: 0.8, skin: '7d4e32', hair: ['14100e', '1c1512'] },
  { share: 1, curly: 0.8, skin: '5a3825', hair: ['14100e', '1c1512'] },
].flatMap((look) => Array.from({ length: look.share }, () => look));
const GREY = ['8f8f8f', 'b5b2ad', 'd3d0cb'] as const;
const SHIRTS = ['1d5bd6', 'e8703a', '3f8f52', 'f2f4f7', '20304a', 'c9425c', 'f2c230', '7a6fb0'] as const;
const BACKGROUNDS = ['cfe0fb', 'fde0cb', 'd5ecd8', 'f7e7b5', 'e2dcf5', 'd3ebee', 'f6d6de'] as const;

/** From this age on some have gone grey. */
const GREY_FROM_AGE = 48;

/** A drawn portrait, always the same for a person, or none: about one in eight never uploaded a picture. */
export function faceOf(person: Pick<DemoPerson, 'id' | 'sex' | 'birthDate' | 'signsIn'>, now: Date): string | null {
  const random = new StoryRandom(createHash('sha256').update(`face ${person.id}`).digest().readUInt32LE(0));
  if (random.chance(1 / 8) && !person.signsIn) return null;
  const age = now.getUTCFullYear() - Number(person.birthDate.slice(0, 4));
  const isGrey = age >= GREY_FROM_AGE && random.chance((age - GREY_FROM_AGE + 6) / 24);
  const { skin, hair, curly } = random.pick(LOOKS);
  const head = random.pick(HEADS[person.sex][isGrey ? 'old' : random.chance(curly) ? 'curly' : 'straight']);
  const style: Partial<openPeeps.Options> = {
    head: [head],
    headContrastColor: [random.pick<string>(head === 'hijab' || head === 'turban' ? SHIRTS : isGrey ? GREY : hair)],
    skinColor: [skin],
    face: [random.pick(FACES)],
    facialHair: [random.pick(BEARDS)],
    facialHairProbability: person.sex === 'M' && random.chance(0.35) ? 100 : 0,
    accessories: [random.pick(GLASSES)],
    accessoriesProbability: random.chance(isGrey ? 0.45 : 0.2) ? 100 : 0,
    maskProbability: 0,
    clothingColor: [random.pick(SHIRTS)],
  };
  return createAvatar(openPeeps, {
    ...style,
    seed: person.id,
    backgroundColor: [random.pick(BACKGROUNDS)],
    scale: 92,
    translateY: 4,
  }).toString();
}
