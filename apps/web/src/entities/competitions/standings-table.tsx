import type { FormResult } from '@setpoint/client/documents';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownShare } from '../level/figures.js';
import { entrantName, type Entrant } from './fixture.js';
import { FormDots } from './form-dots.js';
import { RankMove, type Move } from './rank-move.js';
import { Hint } from './section.js';
import { EntrantName } from './side-name.js';
import classes from './standings-table.module.css';

/** A column of figures; which there are depends on the competition. */
interface Figure {
  readonly key: string;
  /** Short, over the column; `name` is read out and shown on hover. */
  readonly label: string;
  readonly name: string;
}

export interface StandingRow {
  readonly rank: number;
  readonly entrant: Entrant;
  readonly points: number;
  readonly form: readonly FormResult[];
  readonly chance: number | null;
  readonly figures: Readonly<Record<string, string | number>>;
  /** Why it stands below the row above although both have the same points. */
  readonly tie: string | null;
  /** Since the table was kept last; none where it is not known or nothing has moved. */
  readonly move?: Move | null;
}

/** Standings: rank and name stay while the figures scroll; the line of those who go on is drawn. */
export function StandingsTable({
  rows,
  figures,
  qualifiers,
  me,
  caption,
  chanceName,
}: {
  readonly rows: readonly StandingRow[];
  readonly figures: readonly Figure[];
  /** How many go on; 0 draws no line. */
  readonly qualifiers: number;
  /** My entry. */
  readonly me: string | null;
  readonly caption: string;
  readonly chanceName: string;
}) {
  const { t, i18n } = useTranslation('competitions');
  const [explained, explain] = useState<string | null>(null);
  const id = useId();
  const withChance = rows.some(({ chance }) => chance !== null);
  const columns = 4 + figures.length + (withChance ? 1 : 0);
  return (
    <>
      <div className={classes.frame} role="region" aria-label={caption} tabIndex={0}>
        <table className={classes.table}>
          <caption className={classes.spoken}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.who}>
                {t('table.who')}
              </th>
              <th scope="col" title={t('table.points')}>
                <Short label={t('table.short.points')} name={t('table.points')} />
              </th>
              {figures.map(({ key, label, name }) => (
                <th key={key} scope="col" title={name}>
                  <Short label={label} name={name} />
                </th>
              ))}
              <th scope="col">{t('table.form')}</th>
              {withChance && <th scope="col">{chanceName}</th>}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rank, entrant, points, form, chance, figures: values, tie, move }, at) => {
              const isOpen = explained === entrant.id;
              return (
                <Fragment key={entrant.id}>
                  <tr
                    data-me={entrant.id === me || undefined}
                    data-line={(rank === qualifiers && !isOpen && at < rows.length - 1) || undefined}
                  >
                    <th scope="row" className={classes.who}>
                      <span className={classes.cell}>
                        <span className={classes.rank}>
                          {rank}
                          {move && <RankMove move={move} />}
                        </span>
                        <EntrantName entry={entrant} />
                      </span>
                    </th>
                    <td className={classes.points}>{points}</td>
                    {figures.map(({ key }) => (
                      <td key={key}>{values[key] ?? '–'}</td>
                    ))}
                    <td>
                      <FormDots form={form} />
                    </td>
                    {withChance && <td>{chance === null ? '–' : shownShare(chance, i18n.language)}</td>}
                    <td>
                      {tie && (
                        <button
                          type="button"
                          className={classes.why}
                          aria-expanded={isOpen}
                          aria-controls={`${id}-${entrant.id}`}
                          aria-label={t('table.why', { name: entrantName(entrant) })}
                          onClick={() => explain(isOpen ? null : entrant.id)}
                        >
                          ?
                        </button>
                      )}
                    </td>
                  </tr>
                  {tie && isOpen && (
                    <tr
                      className={classes.reason}
                      data-line={(rank === qualifiers && at < rows.length - 1) || undefined}
                    >
                      <td colSpan={columns}>
                        <span id={`${id}-${entrant.id}`} className={classes.words}>
                          {tie}
                        </span>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {withChance && <Hint>{t('table.chance', { what: chanceName })}</Hint>}
    </>
  );
}

const Short = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <>
    <span aria-hidden>{label}</span>
    <span className={classes.spoken}>{name}</span>
  </>
);
