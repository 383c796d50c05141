declare const rewrites: {
  oneModulePerIcon(code: string): string;
  ownDocumentsOnly(code: string): string;
};
export = rewrites;
