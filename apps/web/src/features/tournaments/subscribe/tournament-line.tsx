import { Text } from '@mantine/core';
import type { EnteredTournamentFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { namedDay } from '../../../entities/competitions/days.js';
import { shownMoney } from '../../../entities/money/money.js';
import { tournamentPath } from './addresses.js';
import classes from './subscribe.module.css';

/** What one subscribes to, on two lines. */
export function TournamentLine({ tournament }: { readonly tournament: EnteredTournamentFragment }) {
  const { t, i18n } = useTranslation(['subscribe', 'common', 'match']);
  const { id, name, sport, numberPlayers, startOn, place, price } = tournament;
  const facts = [
    `${t(`common:sport.${sport.id}`)}, ${t(`match:format.${numberPlayers}`)}`,
    namedDay(startOn, i18n.language),
    place.city,
    price.cents === 0 ? t('free') : t('each', { price: shownMoney(price, i18n.language) }),
  ];
  return (
    <div className={classes.line}>
      <Link to={tournamentPath(id)} className={classes.name}>
        {name}
      </Link>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </div>
  );
}
