import { Box, Group, Title, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  /** The document's title and, unless `hideTitle`, the heading. */
  readonly title: string;
  /** For search engines and shared links. */
  readonly description?: string;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  /** At the right of the heading; below it on phones. */
  readonly actions?: ReactNode;
  /** Visually hides the heading; for pages whose content shows its own title. */
  readonly hideTitle?: boolean;
  /** narrow for reading and forms (672 px), regular (1120 px), full. */
  readonly width?: 'narrow' | 'regular' | 'full';
  /** Keeps search engines away. */
  readonly noIndex?: boolean;
  readonly children: ReactNode;
}

/** A screen: title and meta, a heading, its content. */
export function Page({
  title,
  description,
  lead,
  actions,
  hideTitle,
  width = 'regular',
  noIndex,
  children,
}: PageProps) {
  return (
    <Box className={classes.page} data-width={width}>
      <Meta title={title} description={description} noIndex={noIndex} />
      {hideTitle ? (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      ) : (
        <Group justify="space-between" align="end" gap="sm" mb="lg" className={classes.head}>
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {lead && (
              <Text c="dimmed" mt={4}>
                {lead}
              </Text>
            )}
          </div>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      {children}
    </Box>
  );
}

/** Title and meta of a screen; React moves them into the head. */
export function Meta({ title, description, noIndex }: Pick<PageProps, 'title' | 'description' | 'noIndex'>) {
  const full = title === 'Setpoint' ? title : `${title} · Setpoint`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
