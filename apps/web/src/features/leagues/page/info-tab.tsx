import { Anchor } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PrizesSection, WinnersSection } from '../../../entities/competitions/prize-sections.js';
import { CardColumns, CardSection, Facts, Paragraph } from '../../../entities/competitions/section.js';
import { useMoney } from '../../../entities/money/use-money.js';

/** For whom, how it is played, what it costs, what changes and what there is to win. */
export default function InfoTab({ league }: { readonly league: LeagueHeadFragment }) {
  const { t } = useTranslation(['league', 'competitions']);
  const money = useMoney();
  const { price, prizes, rules, awards, inForce, announcedTerms: coming } = league;
  return (
    <CardColumns>
      <CardSection title={t('info.title')}>
        <Facts
          facts={[
            [t('info.who'), t(`competitions:sex.${league.sex}`)],
            [t('info.where'), t('card.province', { name: league.province.name })],
            [t('info.mode'), t(`competitions:mode.${league.gameMode}`)],
            [t('info.price'), price.cents === 0 ? t('card.freePhase') : t('info.each', { price: money(price) })],
            [t('info.members'), String(league.members)],
          ]}
        />
        <Anchor variant="standalone" component={Link} to="/league/info" display="inline-block" py={8} mt={8}>
          {t('info.how')}
        </Anchor>
      </CardSection>
      {(
        [
          ['terms', inForce],
          ['announced', coming],
        ] as const
      ).map(
        ([key, terms]) =>
          terms && (
            <CardSection key={key} title={t(`info.${key}.title`)}>
              <Paragraph>
                {t(`info.${key}.text`, {
                  number: terms.from.number,
                  year: terms.from.year,
                  price: money(terms.price),
                })}
              </Paragraph>
              {terms.terms && <Paragraph>{terms.terms}</Paragraph>}
            </CardSection>
          ),
      )}
      <PrizesSection title={t('info.prizes')} prizes={prizes} />
      <WinnersSection title={t('info.won')} awards={awards} />
      {rules && (
        <CardSection title={t('info.rules')}>
          <Paragraph>{rules}</Paragraph>
        </CardSection>
      )}
    </CardColumns>
  );
}
