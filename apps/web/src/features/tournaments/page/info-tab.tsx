import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { PrizesSection, WinnersSection } from '../../../entities/competitions/prize-sections.js';
import { CardColumns, CardSection, Facts, Hint } from '../../../entities/competitions/section.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { useMoney } from '../../../entities/money/use-money.js';
import type { TabProps } from './tournament-view.js';

const NextTournament = graphql(`
  query NextTournament {
    myNextTournamentIsFirst
  }
`);

/** For whom, how it is played, what it costs and what there is to win. */
export function InfoTab({ tournament }: TabProps) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'match', 'common']);
  const money = useMoney();
  const { ageMin, ageMax, price, place, prizes, awards } = tournament;
  const age =
    ageMin !== null && ageMax !== null
      ? t('info.age.range', { min: ageMin, max: ageMax })
      : ageMin !== null
        ? t('info.age.from', { min: ageMin })
        : ageMax !== null
          ? t('info.age.upTo', { max: ageMax })
          : t('info.age.all');
  return (
    <CardColumns>
      <CardSection title={t('info.title')}>
        <Facts
          facts={[
            [t('info.who'), `${t(`competitions:sex.${tournament.sex}`)} · ${levelRange(tournament, i18n)} · ${age}`],
            [t('info.format'), t(`info.formats.${tournament.format}`)],
            [t('info.mode'), t(`competitions:mode.${tournament.gameMode}`)],
            [
              t('info.price'),
              price.cents === 0 ? t('competitions:free') : t('competitions:perPlayer', { price: money(price) }),
            ],
            [t('info.start'), t('info.startAt', { min: tournament.minTeams, count: tournament.teamsToStart })],
            [t('info.place'), t('info.around', { city: place.city, km: place.radiusKm })],
          ]}
        />
        {price.cents > 0 && tournament.state === 'OPEN' && <FirstHint />}
      </CardSection>
      <PrizesSection title={t('info.prizes')} prizes={prizes} />
      <WinnersSection title={t('info.won')} awards={awards} />
    </CardColumns>
  );
}

/** Visitors have no tournament behind them that we know of. */
function FirstHint() {
  const { t } = useTranslation('tournaments');
  const me = useMe();
  const { data } = useQuery(NextTournament, { skip: me === null, fetchPolicy: 'cache-and-network' });
  return me === null || data?.myNextTournamentIsFirst ? <Hint>{t('info.firstHalf')}</Hint> : null;
}
