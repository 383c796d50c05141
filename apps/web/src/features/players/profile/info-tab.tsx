import { Button, Text } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { LevelDial } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AboutCard } from './about-card.js';
import { AvailabilityCard } from './availability-card.js';
import { FavouriteCourtsCard } from './favourite-courts-card.js';
import { ForMembers } from './for-members.js';
import classes from './profile-page.module.css';
import { SportDetailsCard } from './sport-details-card.js';
import { TrophiesCard } from './trophies-card.js';

/** Levels, figures, facts, availability. */
export function InfoTab({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t, i18n } = useTranslation(['player-ui', 'common']);
  const me = useMe();
  const { statistics: figures } = player;
  const facts = [
    player.nationality && { name: t('info.nationality'), value: countryName(player.nationality, i18n.language) },
    player.playingHand && { name: t('info.hand'), value: t(`info.handOf.${player.playingHand}`) },
    player.heightCm !== null && { name: t('info.height'), value: centimetres(player.heightCm, i18n.language) },
    // Whose levels are known, plays what they are for.
    player.levels.length === 0 &&
      player.sports.length > 0 && {
        name: t('info.sports'),
        value: player.sports.map((sport) => t(`common:sport.${sport}`)).join(', '),
      },
  ].filter((fact) => !!fact);
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-labelledby="levels">
        <h3 id="levels" className={classes.title}>
          {t('level.title')}
        </h3>
        <div className={classes.dials}>
          {player.levels.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('level.empty')}
            </Text>
          )}
          {player.levels.map((level) => {
            const label = t(`format.long.${level.sport.id}-${level.numberPlayers.id}`);
            return (
              <div key={`${level.sport.id}-${level.numberPlayers.id}`} className={classes.dial}>
                <LevelDial rating={level.rating} selfAssessed={level.selfAssessed} label={label} />
                <span>{label}</span>
                {level.selfAssessed && level.rating !== null && (
                  <Text size="xs" c="dimmed">
                    {t('common:level.selfAssessed')}
                  </Text>
                )}
              </div>
            );
          })}
        </div>
        {self && player.levels.length === 0 && (
          <Button component={Link} to="/player/sports" variant="light" mt="sm">
            {t('level.set')}
          </Button>
        )}
      </section>

      <section className={classes.card} aria-labelledby="figures">
        <h3 id="figures" className={classes.title}>
          {t('statistics.title')}
        </h3>
        {figures.matches === 0 ? (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t(self ? 'statistics.emptyMine' : 'statistics.empty')}
            </Text>
            {self && (
              <Button component={Link} to="/match/list" variant="light">
                {t('statistics.find')}
              </Button>
            )}
          </>
        ) : (
          <dl className={classes.figures}>
            {(
              [
                ['matches', figures.matches],
                ['wins', figures.wins],
                ['losses', figures.losses],
                ...(figures.draws > 0 ? [['draws', figures.draws] as const] : []),
                [
                  'winRate',
                  new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(figures.wins / figures.matches),
                ],
                ['sets', `${figures.setsWon}–${figures.setsLost}`],
                ['games', `${figures.gamesWon}–${figures.gamesLost}`],
                ['streak', figures.currentStreak],
                ['longestStreak', figures.longestStreak],
                ['playersMet', figures.playersMet],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`statistics.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>

      <AboutCard player={player} />
      <TrophiesCard playerId={player.id} />
      {me && <FavouriteCourtsCard playerId={player.id} />}
      {me ? (
        <AvailabilityCard player={player} self={self} />
      ) : (
        <section className={classes.card}>
          <ForMembers player={player} tab="info" />
        </section>
      )}

      {facts.length > 0 && (
        <section className={classes.card} aria-labelledby="facts">
          <h3 id="facts" className={classes.title}>
            {t('info.title')}
          </h3>
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.name} style={{ display: 'contents' }}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SportDetailsCard details={player.sportDetails} />
    </div>
  );
}

const countryName = (code: string, language: string) => new Intl.DisplayNames([language], { type: 'region' }).of(code);

const centimetres = (height: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'centimeter' }).format(height);
