import { isObjectType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Fields with @shared, such as `Message.text`: equal for everyone who may read them. */
export function sharedFieldsOf(supergraph: GraphQLSchema): ReadonlySet<string> {
  return new Set(
    Object.values(supergraph.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.astNode?.directives?.some(({ name }) => name.value === 'shared'))
      .map(({ type, field }) => `${type.name}.${field.name}`),
  );
}

/** Whether the whole selection below the root is equal for all readers. */
export function selectsSharedOnly(schema: GraphQLSchema, shared: ReadonlySet<string>, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let only = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        if (!parent || parent === schema.getQueryType() || name.value === '__typename') return;
        only &&= shared.has(`${parent.name}.${name.value}`);
      },
    }),
  );
  return only;
}
