import { lazy, type ComponentType } from 'react';

export type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const components = new WeakMap<LoadPage, ComponentType>();

/** Loads a page that can then be drawn without a skeleton before it. */
export async function bring<Page extends { readonly Component: ComponentType }>(
  load: () => Promise<Page>,
): Promise<Page> {
  const page = await load();
  if (!components.has(load)) components.set(load, page.Component);
  return page;
}

/** The component of a page: as it is where it was brought, else one that is loaded when it is drawn. */
export function componentOf(load: LoadPage): ComponentType {
  const known = components.get(load);
  if (known) return known;
  const component = lazy(async () => ({ default: (await load()).Component }));
  components.set(load, component);
  return component;
}
