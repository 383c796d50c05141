import { Button } from '@mantine/core';
import { EmptyState, Meta } from '@setpoint/ui';
import { Link } from 'react-router';

/** The 404 screen of a thing that isn't there, or isn't for the reader (RTE-13). */
export function Missing({
  title,
  text,
  to,
  label,
}: {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
}) {
  return (
    <>
      <Meta title={title} noIndex />
      <EmptyState
        illustration="lost"
        title={title}
        text={text}
        action={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
      />
    </>
  );
}
