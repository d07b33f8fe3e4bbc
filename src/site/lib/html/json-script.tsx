/** JSON that no HTML parser can mistake for markup. */
export const jsonForScriptElement = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

interface JsonScriptProps {
  readonly value: unknown;
  readonly type?: string;
  readonly id?: string;
}

export const JsonScript = ({ value, type = 'application/json', id }: JsonScriptProps) => (
  <script type={type} id={id}>
    {jsonForScriptElement(value)}
  </script>
);
