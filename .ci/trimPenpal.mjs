/**
 * A loader that takes out of Penpal what the host SDK doesn't use, a fifth of its 8,000 bytes: the calls of its log, its own time limits,
 * options of single calls and answers, objects that are transferred, its class of errors, patterns of origins, checks of its arguments, ids that can't be guessed (origins and ports are checked instead), and
 * the protocol of its earlier versions, which no portal speaks.
 */
export default (source) =>
  source
    .replaceAll(/(this\.#)?\blog\?\./g, 'false && $&')
    .replaceAll(/^.*isChildUsingDeprecatedProtocol = (true|false);$/gm, '')
    .replaceAll(/^(var brand2? = Symbol\(.*\)| +#brand = brand2?);$/gm, '')
    .replaceAll(/^ *usedMessengers\.add\(messenger\);$/gm, '')
    .replaceAll(
      /usedMessengers\.has\(messenger\)|(?<=if \()!(messenger|remoteWindow)(?=\))|timeout !== void 0|\w+ instanceof (Reply_default|CallOptions_default|RegExp)|allowedOrigin === "\*"|this\.#allowedOrigins\.includes\("\*"\)/g,
      'false',
    )
    .replaceAll(
      /^ +let transferables;$|\btransfer: transferables\b|(?<=\w), transferables(?=\))|, \.\.\.transferables \|\| \[\]/gm,
      '',
    )
    .replaceAll(
      'const { timeout, transferables } = lastArgIsOptions ? lastArg : {};',
      'const timeout = void 0;',
    )
    .replaceAll(
      /"Cannot send message because[^"]*"|`Method [^`]*\\`[^`]*\\` is not found\.`|`Method call [^`]*`/g,
      '""',
    )
    .replaceAll(/new PenpalError_default\(\s*"[A-Z_]+",\s*(""|`[^`]*`|error\.message)\s*\)/g, 'new Error()')
    .replaceAll(/crypto\.randomUUID\?\.bind[^;]*;/g, '() => String(Math.random());')
    .replaceAll('path.length && methodsToTreatAsNative.has(prop)', 'false')
    .replaceAll(/^ +(clearTimeout\(timeoutId\)|const lastArg = .*);$/gm, '')
    .replaceAll('{ methodPath, resolve, reject, timeoutId }', '{ resolve, reject }')
    .replaceAll('isSerializedErrorInstance ? deserializeError(value) : value', 'value')
    .replaceAll(/\.\.\.error instanceof Error \? \{.*\} : \{ value: error \}/g, 'value: String(error)')
    .replaceAll('extractMethodPathsFromMethods(methods)', '[]')
    .replaceAll('getPromiseWithResolvers_default()', 'Promise.withResolvers()')
    .replaceAll('this.#isChildUsingDeprecatedProtocol', 'false')
    .replaceAll('isDeprecatedMessage(data)', 'false')
    .replaceAll('remoteParticipantId === DEPRECATED_PENPAL_PARTICIPANT_ID', 'false')
    .replaceAll('remoteParticipantId !== DEPRECATED_PENPAL_PARTICIPANT_ID', 'true');
