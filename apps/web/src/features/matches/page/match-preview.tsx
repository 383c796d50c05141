import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ChanceBar } from '../../../entities/level/chance-bar.js';
import { FigureTable } from '../../../entities/level/figure-table.js';
import { shownChange, shownLevel } from '../../../entities/level/figures.js';
import { scoreOf } from '../../../entities/match/match-row-words.js';
import classes from './ratings-tab.module.css';

const PreviewOfMatch = graphql(`
  query PreviewOfMatch($input: MatchPreviewInput!) {
    previewMatch(input: $input) {
      success
      errorCode
      preview {
        winChance
        level
        carriedOver
        outcomes {
          won
          sets {
            a
            b
          }
          change
          levelAfter
        }
      }
    }
  }
`);

/** What typical results would do to my level (BYD-03); nothing where that can't be told. */
export default function MatchPreview({ matchId, isPair }: { readonly matchId: string; readonly isPair: boolean }) {
  const { t, i18n } = useTranslation('level');
  const { data, error, refetch } = useQuery(PreviewOfMatch, { variables: { input: { matchId } } });
  if (!data?.previewMatch) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Skeleton h={220} radius="lg" />
      </Loading>
    );
  }
  const { preview } = data.previewMatch;
  if (!preview) return null;
  return (
    <section className={classes.card} aria-labelledby="preview">
      <h3 id="preview" className={classes.title}>
        {t('preview.title')}
      </h3>
      {preview.carriedOver !== null && (
        <p className={classes.note}>
          {t(isPair ? 'carried.previewOfDoubles' : 'carried.previewOfSingles', {
            level: shownLevel(preview.level, i18n.language, true),
          })}
        </p>
      )}
      <ChanceBar chance={preview.winChance} />
      <FigureTable
        caption={t('preview.title')}
        head={[t('preview.outcome'), t('preview.change'), t('preview.effect')]}
        rows={preview.outcomes.map(({ won, sets, change, levelAfter }) => [
          t(won ? 'preview.wins' : 'preview.loses', { score: scoreOf(sets) }),
          shownChange(change, i18n.language),
          shownLevel(levelAfter, i18n.language, true),
        ])}
      />
      <p className={classes.note}>{t('preview.note')}</p>
    </section>
  );
}
