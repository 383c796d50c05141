import { Anchor, Group, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { FieldError, groupProps } from '../wizard/field-errors.js';
import classes from './evaluation-fields.module.css';
import { CRITERIA, evaluationProgress, type DraftEvaluation, type ResultChange } from './result-draft.js';

/** Nine criteria from 1 to 5 for each opponent: all or none (RES-06). */
export function EvaluationFields({
  evaluations,
  players,
  errors,
  onChange,
}: {
  readonly evaluations: readonly DraftEvaluation[];
  readonly players: readonly MatchViewFragment['teamA'][number]['user'][];
  readonly errors: Readonly<Record<string, string>>;
  onChange(change: ResultChange): void;
}) {
  const { t } = useTranslation('match-page');
  return evaluations.map((evaluation, at) => {
    const player = players.find((one) => one.id === evaluation.idUser);
    if (!player) return null;
    const path = `evaluations.${at}`;
    const given = CRITERIA.filter((criterion) => evaluation[criterion] > 0).length;
    return (
      <details
        key={evaluation.idUser}
        className={classes.player}
        open={evaluations.length === 1 || given > 0 || errors[path] !== undefined}
      >
        <summary className={classes.summary}>
          <PlayerAvatar player={player} size={36} />
          <span>{t('evaluation.rate', { name: player.displayName })}</span>
        </summary>
        <Group justify="space-between" mb="xs">
          <Text size="sm" c="dimmed" aria-live="polite">
            {t('evaluation.given', { given, of: CRITERIA.length })}
          </Text>
          {evaluationProgress(evaluation) !== 'none' && (
            <Anchor
              variant="standalone"
              component="button"
              type="button"
              size="sm"
              className={classes.clear!}
              onClick={() => onChange({ kind: 'clear-evaluation', idUser: evaluation.idUser })}
            >
              {t('evaluation.clear')}
            </Anchor>
          )}
        </Group>
        <div
          role="group"
          aria-label={t('evaluation.rate', { name: player.displayName })}
          {...groupProps(path, errors[path])}
        >
          {CRITERIA.map((criterion) => {
            const title = t(`evaluation.criterion.${criterion}`);
            return (
              <div key={criterion} className={classes.criterion}>
                <span className={classes.title} aria-hidden>
                  {title}
                </span>
                <div role="radiogroup" aria-label={`${title}, ${player.displayName}`} className={classes.marks}>
                  {[1, 2, 3, 4, 5].map((mark) => (
                    <label key={mark} className={classes.mark} data-given={evaluation[criterion] >= mark || undefined}>
                      <input
                        type="radio"
                        name={`${evaluation.idUser}-${criterion}`}
                        checked={evaluation[criterion] === mark}
                        aria-label={t('evaluation.mark', { mark })}
                        onChange={() =>
                          onChange({ kind: 'evaluate', idUser: evaluation.idUser, criterion, value: mark })
                        }
                      />
                      <span aria-hidden>{mark}</span>
                    </label>
                  ))}
                </div>
              </div>
            );
          })}
        </div>
        <FieldError path={path} error={errors[path]} />
      </details>
    );
  });
}
