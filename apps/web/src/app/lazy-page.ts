import { lazy, type ComponentType } from 'react';

export type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const components = new WeakMap<LoadPage, ComponentType>();

/** Preloads a page, so that it renders without a skeleton. */
export async function preload<Page extends { readonly Component: ComponentType }>(
  load: () => Promise<Page>,
): Promise<Page> {
  const page = await load();
  if (!components.has(load)) components.set(load, page.Component);
  return page;
}

/** The component of a page: direct if already loaded, otherwise lazy; `onLoad` is called as its loading begins. */
export function componentOf(load: LoadPage, onLoad?: () => void): ComponentType {
  const known = components.get(load);
  if (known) return known;
  const component = lazy(async () => {
    onLoad?.();
    return { default: (await load()).Component };
  });
  components.set(load, component);
  return component;
}
