import type { Random } from '@setpoint/kernel';
import { pick } from './chance.js';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'Europe/Rome': [
    'Chi si unisce?',
    'Campo prenotato, si gioca anche con la pioggia',
    'Partita tranquilla, birra dopo',
    'Porto io le palle',
  ],
  'Europe/London': [
    'Anyone up for a game?',
    'Court is booked, rain or shine',
    'Friendly but serious',
    'I bring the balls',
  ],
  'Europe/Madrid': ['¿Quién se apunta?', 'Pista reservada', 'Partido tranquilo y cañas después', 'Llevo pelotas'],
  'Europe/Paris': ['Qui est partant ?', 'Court réservé', 'Match tranquille, verre après', 'J’apporte les balles'],
};

/** What an organiser writes, in the language of the place. */
export const messageIn = (timeZone: string, random: Random): string =>
  pick(random, MESSAGES[timeZone] ?? MESSAGES['Europe/London']!);
