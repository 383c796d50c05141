declare const rewrites: {
  oneModulePerIcon(code: string): string;
  /** `importOf` writes how documents of these names are imported; from the module of all of them unless given. */
  ownDocumentsOnly(code: string, importOf?: (documents: readonly string[]) => string): string;
  /** Of each generated document, its JSON. */
  readDocuments(): Map<string, string>;
};
export = rewrites;
