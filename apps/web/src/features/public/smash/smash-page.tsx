import { Button, Group, Skeleton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { SmashRulesQuery } from '@setpoint/client/documents';
import { useHoldsSession, useSession } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownMoney, shownPoints } from '../../../entities/money/money.js';
import classes from './smash-page.module.css';

const SmashRules = graphql(`
  query SmashRules {
    pointsRules {
      kind
      points
    }
    voucherOffers {
      points
      value {
        cents
        currency
      }
    }
  }
`);

/** /smash: what points are earned by and what they buy, as the server counts (PUB-01, SMS-01, SMS-02). */
export function Component() {
  const { t } = useTranslation(['visit', 'smash']);
  const isHeld = useHoldsSession();
  const { rules, retry } = useRules();
  return (
    <Page title={t('smash.title')} description={t('smash.lead')} lead={t('smash.lead')}>
      {rules === 'failed' ? (
        <ErrorState onRetry={retry} />
      ) : rules ? (
        <Rules rules={rules} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
      <div className={classes.facts}>
        {(['once', 'friendly', 'keep'] as const).map((fact) => (
          <section key={fact}>
            <h2>{t(`smash.facts.${fact}.title`)}</h2>
            <p>{t(`smash.facts.${fact}.text`)}</p>
          </section>
        ))}
      </div>
      <Group mt="xl">
        <Button component={Link} to={isHeld ? '/player/account/smash' : '/auth/register'} size="lg">
          {t(isHeld ? 'smash.mine' : 'smash.join')}
        </Button>
        <Button component={Link} to="/match/list" size="lg" variant="default">
          {t('smash.play')}
        </Button>
      </Group>
    </Page>
  );
}

function Rules({ rules }: { readonly rules: SmashRulesQuery }) {
  const { t, i18n } = useTranslation(['visit', 'smash']);
  return (
    <div className={classes.rules}>
      <table className={classes.table}>
        <caption>{t('smash:earn.title')}</caption>
        <tbody>
          {rules.pointsRules?.map(({ kind, points }) => (
            <tr key={kind}>
              <th scope="row">{t(`smash:kind.${kind}`)}</th>
              <td>{shownPoints(points, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-labelledby="buys">
        <h2 id="buys">{t('smash.buys')}</h2>
        <ul className={classes.offers}>
          {rules.voucherOffers?.map(({ points, value }) => (
            <li key={points}>
              <strong>{shownMoney(value, i18n.language)}</strong>
              <span>{t('smash:redeem.cost', { count: points })}</span>
            </li>
          ))}
        </ul>
        <p>{t('smash.buysText')}</p>
      </section>
    </div>
  );
}

function useRules() {
  const session = useSession();
  const [rules, setRules] = useState<SmashRulesQuery | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    ask(session, SmashRules, {}).then(
      (answer) => !gone && setRules(answer),
      () => !gone && setRules('failed'),
    );
    return () => {
      gone = true;
    };
  }, [session, attempt]);
  const retry = () => {
    setRules(null);
    setAttempt(attempt + 1);
  };
  return { rules, retry };
}
