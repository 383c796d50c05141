import { Button, ThemeIcon } from '@mantine/core';
import type { PlayerTaskKind, ShownTaskFragment } from '@setpoint/client/documents';
import {
  IconCalendarPlus,
  IconCreditCard,
  IconCreditCardRefund,
  IconGift,
  IconTicket,
  IconUsersPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { MatchRow } from '../../../entities/match/match-row.js';
import { taskPath } from './task-path.js';
import { useTaskTexts } from './task-texts.js';

const SIGNS = {
  PAY: IconCreditCard,
  SETTLE_PAYMENT: IconCreditCardRefund,
  TAKE_OFFERED_PLACE: IconTicket,
  ENTER_AVAILABILITY: IconCalendarPlus,
  ANSWER_TEAM: IconUsersPlus,
  TAKE_AWARD: IconGift,
} satisfies Record<PlayerTaskKind, unknown>;

/** A task of a competition on one line. */
export default function TaskRow({ task }: { readonly task: ShownTaskFragment }) {
  const { title, action, note, amount } = useTaskTexts(task);
  const Sign = SIGNS[task.kind];
  return (
    <MatchRow
      to={taskPath(task)}
      title={title}
      line={[task.about.name, amount]}
      note={note && <time dateTime={task.until!}>{note}</time>}
      lead={
        <ThemeIcon variant="light" size={40} radius="xl">
          <Sign size={20} aria-hidden />
        </ThemeIcon>
      }
      action={
        <Button component={Link} to={taskPath(task)} size="sm" variant="light">
          {action}
        </Button>
      }
    />
  );
}
