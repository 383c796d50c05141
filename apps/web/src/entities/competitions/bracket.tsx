import { Button, Group, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMinus, IconPlus, IconPrinter, IconRoute, IconShare } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './bracket.module.css';
import { BracketColumns } from './bracket-columns.js';
import { currentRound, entrantsOf, pathOf, type Round } from './bracket-path.js';
import { BracketRounds } from './bracket-rounds.js';
import { entrantName, entryOf } from './fixture.js';
import { PrintedBracket } from './printed-bracket.js';
import { usePanZoom, ZOOM } from './use-pan-zoom.js';

/** A bracket: columns to pan and zoom from a tablet on, one round at a time on phones; one sheet of paper. */
export function Bracket({
  title,
  rounds,
  timeZone,
  me,
  round,
  target = null,
  shareable = false,
  favourites,
  onRound,
}: {
  readonly title: string;
  readonly rounds: readonly Round[];
  readonly timeZone: string;
  /** The signed-in player. */
  readonly me: string | null;
  /** Which round phones show, from 0, after the last one the winner; null is the one that is played now. */
  readonly round: number | null;
  /** The fixture that the address points at. */
  readonly target?: string | null;
  /** Whether everybody may see the way of an entry. */
  readonly shareable?: boolean;
  /** Shown with the chances. */
  readonly favourites?: ReactNode;
  onRound(round: number): void;
}) {
  const { t } = useTranslation('competitions');
  const phone = useMediaQuery('(max-width: 56.24em)', false, { getInitialValueInEffect: false });
  const [chances, setChances] = useState(false);
  // Undefined: nobody was pressed, and my own way is lit.
  const [pressed, setPressed] = useState<string | null | undefined>(undefined);
  const entrants = entrantsOf(rounds);
  const mine = entryOf(entrants, me)?.id ?? null;
  const lit = pressed === undefined ? mine : pressed;
  const litEntry = entrants.find(({ id }) => id === lit);
  const hasChances =
    Boolean(favourites) || rounds.some(({ fixtures }) => fixtures.some(({ chanceA }) => chanceA !== null));
  const view = {
    rounds,
    timeZone,
    chances,
    path: pathOf(rounds, lit),
    lit,
    target,
  };
  const pressable = { ...view, onPress: (entry: string) => setPressed(entry === lit ? null : entry) };
  return (
    <div>
      <Group justify="space-between" gap="sm" className={classes.tools!}>
        <Group gap="md">
          {hasChances && (
            <Switch
              label={t('bracket.chances')}
              checked={chances}
              onChange={(event) => setChances(event.currentTarget.checked)}
              size="md"
            />
          )}
          {mine && lit !== mine && (
            <Button
              size="sm"
              variant="light"
              leftSection={<IconRoute size={16} aria-hidden />}
              onClick={() => setPressed(undefined)}
            >
              {t('bracket.myPath')}
            </Button>
          )}
          {shareable && litEntry && (
            <Button
              component={Link}
              to={`/run/${encodeURIComponent(litEntry.id)}`}
              size="sm"
              variant="light"
              leftSection={<IconShare size={16} aria-hidden />}
            >
              {t('run.share')}
            </Button>
          )}
        </Group>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('bracket.print')}
        </Button>
      </Group>
      <p className={classes.lit} role="status">
        {litEntry && t(litEntry.id === mine ? 'bracket.litMine' : 'bracket.lit', { name: entrantName(litEntry) })}
      </p>
      {chances && favourites}
      {phone ? (
        <BracketRounds {...pressable} round={round ?? currentRound(rounds)} onRound={onRound} />
      ) : (
        <PannedBracket view={pressable} title={title} />
      )}
      <PrintedBracket title={title} view={{ ...view, chances: false, target: null }} />
    </div>
  );
}

function PannedBracket({
  view,
  title,
}: {
  readonly view: Parameters<typeof BracketColumns>[0];
  readonly title: string;
}) {
  const { t, i18n } = useTranslation('competitions');
  const { frame, scale, zoomBy, fit, handlers } = usePanZoom();
  // What one comes for is in sight: the match that the address names, or how far one's own way has led.
  useEffect(() => {
    const box = frame.current;
    const card = box?.querySelector('[data-target]') ?? [...(box?.querySelectorAll('[data-step=walked]') ?? [])].at(-1);
    if (!box || !card) return;
    const [inside, outside] = [card.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += inside.left + inside.width / 2 - outside.left - outside.width / 2;
    box.scrollTop += inside.top + inside.height / 2 - outside.top - outside.height / 2;
  }, [frame]);
  const shown = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(Math.round(scale * 20) / 20);
  return (
    <div className={classes.panned}>
      <div className={classes.zoom} role="group" aria-label={t('bracket.zoom')}>
        <button
          type="button"
          aria-label={t('bracket.smaller')}
          disabled={scale <= ZOOM.least}
          onClick={() => zoomBy(1 / ZOOM.step)}
        >
          <IconMinus size={18} aria-hidden />
        </button>
        <span aria-live="polite">{shown}</span>
        <button
          type="button"
          aria-label={t('bracket.larger')}
          disabled={scale >= ZOOM.most}
          onClick={() => zoomBy(ZOOM.step)}
        >
          <IconPlus size={18} aria-hidden />
        </button>
        <button type="button" onClick={fit}>
          {t('bracket.fit')}
        </button>
      </div>
      <div ref={frame} className={classes.frame} role="region" aria-label={title} tabIndex={0} {...handlers}>
        <div style={{ zoom: scale }}>
          <BracketColumns {...view} />
        </div>
      </div>
    </div>
  );
}
