import { Box, Button, Skeleton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { LevelCalibrationQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Choice } from '../../../entities/filters/choices.js';
import { CalibrationFigures } from './calibration-figures.js';
import { Fits } from './fits.js';
import classes from './calibration-page.module.css';

const Calibration = graphql(`
  query LevelCalibration($sport: Int, $numberPlayers: Int) {
    levelCalibration(sport: $sport, numberPlayers: $numberPlayers) {
      matches
      bins {
        from
        to
        matches
        predicted
        won
      }
      logLoss
      eloLogLoss
      coinLogLoss
      besideElo
      besideCoin
      fits {
        sport
        numberPlayers
        since
        matches
      }
    }
  }
`);

const FORMATS = ['1-1', '1-2', '2-2'] as const;
type Format = (typeof FORMATS)[number];

type Answer = NonNullable<LevelCalibrationQuery['levelCalibration']> | 'failed' | null;

/** /levels/calibration: how often favourites really won, in the words of players (BYD-02). */
export function Component() {
  const { t } = useTranslation('level');
  const [params, setParams] = useSearchParams();
  const format = FORMATS.find((one) => one === params.get('format')) ?? null;
  return (
    <Page
      title={t('calibration.title')}
      description={t('calibration.lead')}
      lead={t('calibration.lead')}
      width="narrow"
    >
      <Box mb="lg">
        <Choice
          label={t('format')}
          value={format ?? 'all'}
          onChange={(value) => setParams(value === 'all' ? {} : { format: value }, { replace: true })}
          options={[
            { value: 'all', label: t('calibration.all') },
            ...FORMATS.map((value) => ({ value, label: t(`calibration.format.${value}`) })),
          ]}
        />
      </Box>
      <Measured key={format} format={format} />
    </Page>
  );
}

function Measured({ format }: { readonly format: Format | null }) {
  const { t } = useTranslation('level');
  const [attempt, setAttempt] = useState(0);
  const answer = useCalibration(format, attempt);
  if (answer === 'failed') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />;
  if (!answer) {
    return (
      <Loading>
        <Skeleton h={340} radius="lg" />
      </Loading>
    );
  }
  if (answer.matches === 0) {
    return (
      <EmptyState
        illustration="results"
        title={t('calibration.none')}
        text={t('calibration.noneText')}
        action={
          <Button component={Link} to="/match/list">
            {t('entries.find')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {answer.besideCoin === 'TOO_FEW' ? (
        <p className={classes.text}>{t('calibration.tooFew', { count: answer.matches })}</p>
      ) : (
        <CalibrationFigures calibration={answer} />
      )}
      <Fits fits={answer.fits} />
      <p className={classes.text}>{t('calibration.how')}</p>
      <Button component={Link} to="/levels" variant="light">
        {t('calibration.levels')}
      </Button>
    </>
  );
}

/** The answer to the latest attempt; null until there is one. */
function useCalibration(format: Format | null, attempt: number): Answer {
  const session = useSession();
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    let gone = false;
    const [sport, numberPlayers] = format ? format.split('-').map(Number) : [null, null];
    setAnswer(null);
    ask(session, Calibration, { sport, numberPlayers }).then(
      ({ levelCalibration }) => !gone && setAnswer(levelCalibration),
      (error: unknown) => {
        console.warn(error);
        if (!gone) setAnswer('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [session, format, attempt]);
  return answer;
}
