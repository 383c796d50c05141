/** How services use TypeORM: rows and SQL, nothing of the rest (tools/decisions/0001). A test plants each violation. */

const DECORATORS =
  `Entity ViewEntity ChildEntity TableInheritance BaseEntity Column PrimaryColumn PrimaryGeneratedColumn
  CreateDateColumn UpdateDateColumn DeleteDateColumn VersionColumn ObjectIdColumn ViewColumn VirtualColumn Generated
  OneToOne OneToMany ManyToOne ManyToMany JoinColumn JoinTable RelationId Index Unique Check Exclusion ForeignKey
  Tree TreeParent TreeChildren TreeLevelColumn EventSubscriber AfterLoad BeforeInsert AfterInsert BeforeUpdate
  AfterUpdate BeforeRemove AfterRemove`.split(/\s+/);

const OF_TYPEORM = ':matches([callee.object.name=/(manager|repository|runner)$/i], [callee.object.property.name=/(manager|repository|runner)$/i])'; // oxfmt-ignore

/** Everywhere. */
export const storageSyntax = [
  {
    selector: `CallExpression[callee.property.name=/^(save|remove|softRemove|recover|upsertAndReload)$/]${OF_TYPEORM}`,
    message: 'insert, update, upsert and delete say what they do; save() and remove() read first and guess.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^get(Tree)?Repository$/]',
    message: 'The EntityManager does what a repository does, within its transaction.',
  },
  {
    selector: "NewExpression[callee.name='EntitySchema'] Property[key.name=/^(relations|relationIds|inheritance|cascade|eager|lazy)$/]", // oxfmt-ignore
    message: 'A row is a row: no relations, nothing eager, lazy or cascading.',
  },
  {
    selector: 'Property[key.name=/^(synchronize|dropSchema|migrationsRun)$/][value.value=true]',
    message: 'The schema changes by migrations, which the kit runs.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(synchronize|dropDatabase)$/]',
    message: 'The schema changes by migrations, which the kit runs.',
  },
];

/** In services. */
export const storageSyntaxOfServices = [
  ...storageSyntax,
  {
    selector: `CallExpression[callee.property.name='query']${OF_TYPEORM} > TemplateLiteral.arguments[expressions.length>0]`,
    message: 'Values are parameters: use the sql tag.',
  },
];

/** In services, outside of persistence/. */
export const noSql = [
  { selector: "TaggedTemplateExpression[tag.name='sql']", message: 'SQL lives in persistence/.' },
  {
    selector: `CallExpression[callee.property.name=/^(query|createQueryBuilder)$/]${OF_TYPEORM}`,
    message: 'SQL lives in persistence/.',
  },
];

export const storageImports = {
  paths: [
    { name: 'typeorm', importNames: DECORATORS, message: 'Tables are described by EntitySchema, without decorators.' },
    {
      name: 'typeorm',
      importNames: ['In'],
      message: 'A list of its own length is a statement of its own: use = any(:ids) with an array.',
    },
  ],
};

/** A migration stays as it was deployed, whatever becomes of the code. */
export const migrationImports = {
  patterns: [
    { regex: '^(?!typeorm$)', message: 'A migration brings all that it needs: it must not change with the code.' },
  ],
};

/** Outside of persistence/ only types of TypeORM are known: those of `manager`. */
export const storageImportsElsewhere = {
  paths: [
    { name: 'typeorm', allowTypeImports: true, message: 'Only persistence/ knows rows.' },
    { name: 'sql-template-tag', message: 'SQL lives in persistence/.' },
    {
      name: '@setpoint/service-kit',
      importNames: ['sql', 'rowsOf', 'rowOf', 'execute', 'insertRows'],
      message: 'SQL lives in persistence/.',
    },
  ],
};
