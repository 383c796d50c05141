import { Button, Menu } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isUnplanned } from '../../../entities/match/needed.js';
import { useWaitingList } from '../waiting-list/use-waiting-list.js';
import classes from './match-board.module.css';
import type { NextStep } from './next-step.js';

/** What is proposed or set changes once the others accept another time. */
const planActionOf = (match: MatchViewFragment): string =>
  isUnplanned(match) && match.proposal?.state !== 'OPEN' ? 'organise' : 'changePlan';

/** What else can be done with the match, besides the next step. */
export function MatchMenu({
  match,
  step,
  onDo,
  onLeave,
  onAsk,
}: {
  readonly match: MatchViewFragment;
  readonly step: NextStep;
  onDo(what: string): void;
  onLeave(): void;
  onAsk(kind: 'reorganise' | 'cancel' | 'noShow' | 'extend' | 'abandon'): void;
}) {
  const { t } = useTranslation('match');
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const { stop: stopWaiting } = useWaitingList(match.id);
  const items: readonly { name: string; run: () => void }[] = [
    ...(may('ORGANISE') && step !== 'proposal' && !(isUnplanned(match) && ['organise', 'invite'].includes(step))
      ? [{ name: planActionOf(match), run: () => onDo('organise') }]
      : []),
    ...(match.mayOpenPoll && step !== 'organise' ? [{ name: 'openPoll', run: () => onDo('poll') }] : []),
    ...(may('CHANGE_OPTIONS') ? [{ name: 'options', run: () => onDo('options') }] : []),
    ...(may('EDIT_TEAMS') ? [{ name: 'editTeams', run: () => onDo('teams') }] : []),
    ...(may('REORGANISE') ? [{ name: 'reorganise', run: () => onAsk('reorganise') }] : []),
    ...(may('REPORT_NO_SHOW') ? [{ name: 'noShow', run: () => onAsk('noShow') }] : []),
    ...(match.mayReportMisconduct ? [{ name: 'misconduct', run: () => onDo('report') }] : []),
    ...(may('STOP_WAITING') && step !== 'waiting' ? [{ name: 'stopWaiting', run: stopWaiting }] : []),
    ...(may('LEAVE') ? [{ name: 'leave', run: onLeave }] : []),
    ...(may('EXTEND_PLAY_PERIOD') ? [{ name: 'extend', run: () => onAsk('extend') }] : []),
    ...(may('ABANDON') ? [{ name: 'abandon', run: () => onAsk('abandon') }] : []),
    ...(may('CANCEL') ? [{ name: 'cancel', run: () => onAsk('cancel') }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconDotsVertical size={18} aria-hidden />}>
          {t('page.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ name, run }) => (
          <Menu.Item
            key={name}
            onClick={run}
            className={classes.item!}
            {...(['leave', 'cancel', 'abandon'].includes(name) && { color: 'var(--mantine-color-error)' })}
          >
            {t(`page.action.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
