interface ImportMeta {
  /** Vite's: a loader per matching file. */
  glob<T>(pattern: string): Record<string, () => Promise<T>>;
}
