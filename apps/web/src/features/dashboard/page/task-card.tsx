import { Button } from '@mantine/core';
import type { ShownTaskFragment } from '@setpoint/client/documents';
import { Link } from 'react-router';
import { TopCard } from './top-card.js';
import { taskPath } from './task-path.js';
import { useTaskTexts } from './task-texts.js';
import classes from './top-card.module.css';

/** The most urgent of what waits for me, where it is about a competition. */
export default function TaskCard({ task }: { readonly task: ShownTaskFragment }) {
  const { title, action, note, amount } = useTaskTexts(task);
  return (
    <TopCard
      title={title}
      note={note && <time dateTime={task.until!}>{note}</time>}
      actions={
        <Button component={Link} to={taskPath(task)} variant="white">
          {action}
        </Button>
      }
    >
      <p className={classes.text}>{[task.about.name, amount].filter(Boolean).join(' · ')}</p>
    </TopCard>
  );
}
